#!/usr/bin/env python3
"""The examples for nginx, Caddy and HAProxy, with the real programs before a real `mappa serve`.

    tests/proxy/proxies.py MAPPA FOLDER        FOLDER: where scripts/proxies has put the programs
"""
import http.client
import json
import os
import pathlib
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import unittest

import websocket

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
NAME = "mappa.example.org"
PER_ADDRESS = 3
PATIENCE = 60  # seconds
MAPPA, PROGRAMS = "", pathlib.Path()


def hold_port():
    """A socket that only has a port: nobody else is given it, and a server, which reuses addresses, may listen."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    return holder


def replaced(text, pairs):
    """The example with what belongs to this machine; everything else stays as people copy it."""
    for old, new in pairs.items():
        assert old in text, f"the example has no '{old}' any more"
        text = text.replace(old, str(new))
    return text


def nginx(folder, server, port, plain):
    site = replaced((EXAMPLES / "nginx.conf").read_text(), {
        "127.0.0.1:8080;": f"127.0.0.1:{server};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": folder / "certificate.pem",
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": folder / "key.pem"})
    bodies = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in
                     ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log {folder}/log; {bodies} {site} }}\n")
    return ["usr/sbin/nginx", "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]


def caddy(folder, server, port, plain):
    site = replaced((EXAMPLES / "Caddyfile").read_text(), {
        f"{NAME} {{": f"https://{NAME}:{port} {{\n\ttls {folder}/certificate.pem {folder}/key.pem\n\tlog",
        "127.0.0.1:8080\n}": f"127.0.0.1:{server}\n}}"})
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n}}\n{site}")
    return ["usr/bin/caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


def haproxy(folder, server, port, plain):
    both = (folder / "certificate.pem").read_text() + (folder / "key.pem").read_text()
    (folder / "mappa.pem").write_text(both)
    site = replaced((EXAMPLES / "haproxy.cfg").read_text(), {
        "127.0.0.1:8080 check": f"127.0.0.1:{server} check",
        "bind :80": f"bind 127.0.0.1:{plain}",
        "bind :443": f"bind 127.0.0.1:{port}",
        "/etc/haproxy/mappa.pem": folder / "mappa.pem"})
    (folder / "haproxy.cfg").write_text(site)
    return ["usr/sbin/haproxy", "-db", "-f", f"{folder}/haproxy.cfg"]


def until(condition, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if condition():
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise AssertionError(what)


class Person:
    """A WebSocket through the proxy, from an address of this machine."""

    def __init__(self, place, address="127.0.0.1", headers=(), origin=None):
        self.socket = websocket.create_connection(
            f"wss://{NAME}:{place.port}/ws", socket=place.connect(address), header=list(headers),
            origin=origin or f"https://{NAME}:{place.port}", timeout=PATIENCE)
        self.last = 0

    def call(self, method, **params):
        self.last += 1
        self.socket.send(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.last:
            pass
        assert "error" not in answer, answer
        return answer["result"]

    def close(self):
        self.socket.close()


class Behind:
    """What every proxy has to do; each class below is one."""
    prepare = None

    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        folder = cls.folder = pathlib.Path(cls.holder.name)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-keyout", folder / "key.pem", "-out", folder / "certificate.pem", "-days", "2", "-subj",
                        f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"], check=True, capture_output=True)
        cls.ports = [hold_port() for _ in range(3)]
        cls.server, cls.port, cls.plain = [holder.getsockname()[1] for holder in cls.ports]
        cls.log = open(folder / "log", "a")
        cls.running = [subprocess.Popen(
            [MAPPA, "serve", "--listen", f"127.0.0.1:{cls.server}", "--store", str(folder / "games.db"), "--behind-proxy",
             "--per-address", str(PER_ADDRESS)], stdout=cls.log, stderr=cls.log)]
        command = cls.prepare(folder, cls.server, cls.port, cls.plain)
        command[0] = PROGRAMS / command[0]
        libraries = {"LD_LIBRARY_PATH": str(PROGRAMS / "usr/lib/x86_64-linux-gnu"), "HOME": str(folder)}
        cls.running.append(subprocess.Popen(command, stdout=cls.log, stderr=cls.log, env=os.environ | libraries))
        try:
            until(lambda: cls.get("/health")[0] == 200, "no answer through the proxy")
        except BaseException:
            cls.tearDownClass()
            raise

    @classmethod
    def tearDownClass(cls):
        for process in cls.running:
            process.send_signal(signal.SIGTERM)
        for process in cls.running:
            process.wait(PATIENCE)
        for holder in cls.ports:
            holder.close()
        cls.log.close()
        cls.holder.cleanup()

    @classmethod
    def connect(cls, address="127.0.0.1"):
        plain = socket.create_connection(("127.0.0.1", cls.port), PATIENCE, (address, 0))
        trusts = ssl.create_default_context(cafile=cls.folder / "certificate.pem")
        return trusts.wrap_socket(plain, server_hostname=NAME)

    @classmethod
    def get(cls, target, headers=None):
        connection = http.client.HTTPConnection(NAME, cls.port, timeout=PATIENCE)
        connection.sock = cls.connect()
        connection.request("GET", target, headers=headers or {})
        answer = connection.getresponse()
        body = answer.read().decode(errors="replace")
        connection.close()
        return answer.status, body, answer.headers

    def refused(self, **how):
        with self.assertRaises(websocket.WebSocketBadStatusException) as caught:
            Person(self, **how)
        return caught.exception.status_code

    def test_the_page_comes_with_tls(self):
        status, page, headers = self.get("/")
        self.assertEqual(status, 200)
        self.assertIn("Mappamundi", page)
        self.assertIn(f'"https://{NAME}:{self.port}/preview.jpg"', page)
        self.assertIn("max-age", headers["Strict-Transport-Security"])
        self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
        asset = page[page.index("/assets/"):].split('"')[0]
        self.assertEqual(self.get(asset)[0], 200)

    def test_who_comes_without_tls_is_sent_to_it(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.plain, timeout=PATIENCE)
        connection.request("GET", "/", headers={"Host": NAME})
        answer = connection.getresponse()
        self.assertIn(answer.status, (301, 308))
        self.assertTrue(answer.headers["Location"].startswith(f"https://{NAME}"))
        connection.close()

    def test_a_game_and_its_record(self):
        ann = Person(self)
        ann.call("hello", name="Ann")
        seats = [{"kind": "person"}, {"kind": "person"}]
        table = ann.call("create", setup={"tile_limit": 6}, seats=seats)["table"]
        ann.call("sit", seat=1)
        ann.call("start")
        while not ann.call("view")["over"]:
            legal = ann.call("legal")
            ann.call("play", action=legal["actions"][0], at=legal["at"])
        ann.close()
        record = f"/api/games/{table['id']}"
        self.assertEqual(self.get(record)[0], 404)
        status, body, _ = self.get(record, {"Authorization": f"Bearer {table['invite']}"})
        self.assertEqual(status, 200)
        self.assertEqual(json.loads(body)["format"], "mappa-game")
        self.log.flush()
        self.assertNotIn(table["invite"], (self.folder / "log").read_text())

    def test_pages_of_other_sites_may_not_connect(self):
        self.assertEqual(self.refused(origin="https://evil.example"), 403)
        self.assertEqual(self.refused(origin=f"https://{NAME}:1"), 403)

    def test_limits_go_by_the_address_that_the_proxy_sees(self):
        people = [Person(self, "127.0.0.2") for _ in range(PER_ADDRESS)]
        self.assertEqual(self.refused(address="127.0.0.2"), 429)
        for lie in ("10.0.0.1", "10.0.0.1, 127.0.0.9", "unknown", ""):
            self.assertEqual(self.refused(address="127.0.0.2", headers=[f"X-Forwarded-For: {lie}"]), 429, lie)
        people.append(Person(self, "127.0.0.3", headers=["X-Forwarded-For: 127.0.0.2"]))
        people.append(Person(self, "127.0.0.4"))
        for person in people:
            person.close()

    def test_metrics_are_for_the_host_alone(self):
        for target in ("/metrics", "/metrics?", "/metrics?x=1", "/metrics/", "//metrics", "/./metrics", "/x/../metrics",
                       "/%6detrics", "/metrics#x", "/METRICS", "/metrics;x", "/metrics%20", f"https://{NAME}/metrics"):
            status, body, _ = self.get(target)
            self.assertIn(status, (301, 308, 400, 404), target)
            self.assertNotIn("mappa_connections", body, target)
        direct = http.client.HTTPConnection("127.0.0.1", self.server, timeout=PATIENCE)
        direct.request("GET", "/metrics")
        self.assertIn("mappa_connections", direct.getresponse().read().decode())
        direct.close()


class Nginx(Behind, unittest.TestCase):
    prepare = staticmethod(nginx)


class Caddy(Behind, unittest.TestCase):
    prepare = staticmethod(caddy)


class Haproxy(Behind, unittest.TestCase):
    prepare = staticmethod(haproxy)


if __name__ == "__main__":
    MAPPA, PROGRAMS = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
