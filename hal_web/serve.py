#!/usr/bin/env python3
"""usage: hal_web/serve.py FOLDER

Serves a folder on loopback and opens it in the browser of this machine, until Ctrl-C.
"""
import functools
import http.server
import os
import sys
import webbrowser

PORT = 8027  # the same each time: a browser keeps saves by address


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map,
                      ".wasm": "application/wasm", ".js": "text/javascript",
                      ".webmanifest": "application/manifest+json"}

    def log_message(self, *_):
        pass


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.splitlines()[0])
    handler = functools.partial(Handler, directory=sys.argv[1])
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", PORT), handler)
    except OSError as error:
        sys.exit(f"port {PORT} of this machine cannot be used ({error.strerror}): is ./play --web running already?")
    print(f"http://127.0.0.1:{PORT}/   (Ctrl-C ends)", flush=True)
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(f"http://127.0.0.1:{PORT}/")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
