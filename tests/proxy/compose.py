#!/usr/bin/env python3
"""The compose file's services without containers: real PostgreSQL, two `mappa serve` and nginx on this machine, each as the
file sets it up; only names of hosts become ports.

    tests/proxy/compose.py MAPPA FOLDER        FOLDER: where scripts/proxies has put the programs
"""
import http.client
import json
import os
import pathlib
import pwd
import signal
import subprocess
import sys
import tempfile
import unittest

import websocket
import yaml

from proxies import PATIENCE, hold_port, replaced, until

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples/container"
MAPPA, PROGRAMS = "", pathlib.Path()
PASSWORD = "secret123"


class Compose(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)
        self.folder.chmod(0o755)
        self.services = yaml.safe_load((EXAMPLES / "compose.yaml").read_text())["services"]
        holders = {name: hold_port() for name in self.services}
        self.ports = {name: each.getsockname()[1] for name, each in holders.items()}
        for each in holders.values():
            self.addCleanup(each.close)
        self.running = {}
        self.addCleanup(lambda: [self.stop(name) for name in list(self.running)])
        self.log = open(self.folder / "log", "a")
        self.addCleanup(self.log.close)

    def start(self, name, command, **how):
        self.running[name] = subprocess.Popen(command, stdout=self.log, stderr=self.log, **how)

    def stop(self, name):
        process = self.running.pop(name)
        process.send_signal(signal.SIGINT if name == "database" else signal.SIGTERM)
        process.wait(PATIENCE)

    def address(self, name):
        return f"127.0.0.1:{self.ports[name]}"

    def start_database(self):
        asked = self.services["database"]["environment"]
        programs = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
        place = self.folder / "database"
        place.mkdir()
        (place / "password").write_text(PASSWORD)
        who = {}
        if os.geteuid() == 0:  # as which it does not run
            user = pwd.getpwnam("postgres")
            who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            for each in (place, place / "password"):
                os.chown(each, user.pw_uid, user.pw_gid)
        subprocess.run([programs / "initdb", "-D", place / "data", "-U", asked["POSTGRES_USER"], "--pwfile",
                        place / "password", "-A", "scram-sha-256", "-E", "UTF8", "--no-locale", "--no-sync"],
                       check=True, stdout=self.log, **who)
        self.start("database", [programs / "postgres", "-D", place / "data", "-k", place, "-p",
                                str(self.ports["database"]), "-c", "listen_addresses=127.0.0.1"], **who)
        where = ["-h", "127.0.0.1", "-p", str(self.ports["database"]), "-U", asked["POSTGRES_USER"]]
        until(lambda: subprocess.run([programs / "pg_isready", *where], stdout=self.log).returncode == 0, "no database")
        subprocess.run([programs / "createdb", *where, asked["POSTGRES_DB"]], check=True,
                       env=os.environ | {"PGPASSWORD": PASSWORD})

    def start_server(self, name):
        asked = {key: str(value) for key, value in self.services[name]["environment"].items()}
        self.assertEqual(asked["MAPPA_LISTEN"], "0.0.0.0:8080")
        asked["MAPPA_LISTEN"] = self.address(name)
        asked["MAPPA_ADVERTISE"] = replaced(asked["MAPPA_ADVERTISE"], {f"{name}:8080": self.address(name)})
        asked["MAPPA_STORE"] = replaced(asked["MAPPA_STORE"], {"${MAPPA_PASSWORD}": PASSWORD,
                                                               "@database/": f"@{self.address('database')}/"})
        self.start(name, [MAPPA, "serve"], env=asked)
        until(lambda: self.get("/health", name)[0] == 200, f"no server {name}")

    def start_proxy(self):
        (volume,) = self.services["proxy"]["volumes"]
        site = replaced((EXAMPLES / volume.split(":")[0]).read_text(), {
            "one:8080": self.address("one"), "two:8080": self.address("two"), "listen 80;": f"listen {self.address('proxy')};"})
        bodies = "".join(f"{kind}_temp_path {self.folder}/{kind};\n"
                         for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        (self.folder / "nginx.conf").write_text(
            f"daemon off; master_process off; pid {self.folder}/pid; error_log {self.folder}/log; events {{}}\n"
            f"http {{ access_log {self.folder}/log; {bodies} {site} }}\n")
        libraries = {"LD_LIBRARY_PATH": str(PROGRAMS / "usr/lib/x86_64-linux-gnu")}
        self.start("proxy", [PROGRAMS / "usr/sbin/nginx", "-e", self.folder / "log", "-c", self.folder / "nginx.conf"],
                   env=os.environ | libraries)
        until(lambda: self.get("/health")[0] == 200, "no answer through nginx")

    def get(self, path, service="proxy"):
        connection = http.client.HTTPConnection(self.address(service), timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, body

    def person(self):
        """A WebSocket as the page opens it, at a port that is not the usual one."""
        talk = websocket.create_connection(f"ws://{self.address('proxy')}/ws", timeout=PATIENCE,
                                           origin=f"http://{self.address('proxy')}")
        self.addCleanup(talk.close)

        def call(method, **params):
            talk.send(json.dumps({"jsonrpc": "2.0", "id": method, "method": method, "params": params}))
            while (answer := json.loads(talk.recv())).get("id") != method:
                pass
            assert "error" not in answer, answer
            return answer["result"]
        return call

    def test_two_servers_are_one_and_one_is_enough(self):
        self.start_database()
        for name in ("one", "two"):
            self.start_server(name)
        self.start_proxy()
        self.assertIn(b"Mappamundi", self.get("/")[1])
        self.assertEqual(self.get("/metrics")[0], 404)
        ann = self.person()
        token = ann("hello", name="Ann")["token"]
        table = ann("create", setup={"tile_limit": 6}, seats=[{"kind": "person"}])["table"]
        ann("start")
        ann("play", action=ann("legal")["actions"][0])
        for _ in range(2):  # nginx sends one to each server
            again = self.person()
            again("hello", token=token)
            self.assertEqual(again("join", table=table["id"])["table"]["id"], table["id"])
        self.stop("one")

        def goes_on():
            other = self.person()
            other("hello", token=token)
            other("join", table=table["id"])
            while not other("view")["over"]:
                other("play", action=other("legal")["actions"][0])
            return True
        until(goes_on, "the other server does not go on with the game")


if __name__ == "__main__":
    MAPPA, PROGRAMS = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
