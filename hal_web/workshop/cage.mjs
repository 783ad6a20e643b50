// The document round a bot's worker. It has an origin of its own (sandbox): what the bot could reach from here, saves and
// settings of the game among it, is not there; its policy allows no connection.
let worker = null;

addEventListener('message', ({ data, ports, source }) => {
  if (source !== parent) return;
  worker?.terminate();
  worker = null;
  if (data.kind !== 'start') return;
  const url = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
  worker = new Worker(url);
  // An error that the worker could not catch: the source is no JavaScript.
  worker.onerror = (event) => {
    event.preventDefault();
    parent.postMessage({ kind: 'broken', message: event.message ?? '', line: event.lineno ?? 0, column: event.colno ?? 0 }, '*');
  };
  worker.postMessage(null, ports);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
});
parent.postMessage({ kind: 'ready' }, '*');
