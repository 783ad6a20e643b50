// The processor time of a process and all it has started, in seconds.
import { readFileSync, readdirSync } from 'node:fs';

export function cpuSeconds(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'latin1').replace(/^.*\) /s, '').split(' ');
      return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
    } catch {
      return []; // it has ended
    }
  });
  const mine = new Set([pid]);
  for (let size = 0; size !== mine.size;) {
    size = mine.size;
    for (const one of processes) if (mine.has(one.parent)) mine.add(one.pid);
  }
  return processes.filter((one) => mine.has(one.pid)).reduce((sum, one) => sum + one.ticks, 0) / 100;
}
