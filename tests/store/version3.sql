SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA mappa;
CREATE VIEW mappa.living AS
 SELECT ((pg_locks.objid)::bigint)::integer AS id,
    pg_locks.pid
   FROM pg_locks
  WHERE ((pg_locks.locktype = 'advisory'::text) AND (pg_locks.classid = (1835102320)::oid) AND (pg_locks.objid <> (0)::oid) AND (pg_locks.objsubid = 2) AND (pg_locks.mode = 'ExclusiveLock'::text) AND pg_locks.granted AND (pg_locks.database = ( SELECT pg_database.oid
           FROM pg_database
          WHERE (pg_database.datname = current_database()))));
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE mappa.log (
    tbl text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    entry text NOT NULL,
    sum text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE mappa.secret (
    secret text NOT NULL
);
CREATE TABLE mappa.servers (
    id integer NOT NULL,
    address text NOT NULL,
    renewed timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    probe text DEFAULT ''::text NOT NULL
);
CREATE SEQUENCE mappa.servers_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE mappa.servers_id_seq OWNED BY mappa.servers.id;
CREATE TABLE mappa.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    state smallint DEFAULT 0 NOT NULL,
    listed boolean DEFAULT false NOT NULL,
    due bigint DEFAULT 0 NOT NULL,
    map text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    summary text DEFAULT ''::text NOT NULL,
    changed bigint DEFAULT 0 NOT NULL,
    length integer DEFAULT 0 NOT NULL,
    owner integer,
    sum text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
)
WITH (fillfactor='70');
CREATE TABLE mappa.version (
    version integer NOT NULL
);
ALTER TABLE ONLY mappa.servers ALTER COLUMN id SET DEFAULT nextval('mappa.servers_id_seq'::regclass);
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 1, '{"type":"created","time":1795003441827,"more":{"setup":{"tile_limit":4},"seats":[{"name":"Ann","holder":"QLdN4V2IkixoNp__wR4DBw"}],"public":false,"host":"Ann","holder":"QLdN4V2IkixoNp__wR4DBw","clock":null,"invite":"LmSxk3451MS9jYnivMP1Dw"}}', 'dHrvsQM85Pkqv+VTixm5MA');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 2, '{"type":"started","time":1795003441981,"more":{"seed":"8f7cd11df1c37368ac31ce8341635057"}}', 'dUC8BAQj5TW//1ehrz+OLQ');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 3, '{"type":"played","time":1795003441989,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-1,"rot":1}}', 'yxXDWMiRwg+pROw5GqUOjg');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 4, '{"type":"played","time":1795003442007,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@N"}}', 'HUBvHpa0YZRmOJlsNsaAZQ');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 5, '{"type":"played","time":1795003442021,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-2,"rot":2}}', 'pqCTw/NlWebnhVYuWjBLqg');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 6, '{"type":"played","time":1795003442024,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"road@N"}}', '3J61ZNamlZfd4gcVqWCgow');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 7, '{"type":"played","time":1795003442031,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-3,"rot":0}}', 'GdOKRPmYERUVJspXRf305Q');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 8, '{"type":"played","time":1795003442039,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}', 'o0us7/u28Tje1zPnBx/dNQ');
INSERT INTO mappa.log VALUES ('nxwjbjvudhpk', 9, '{"type":"over","time":1795003442039,"more":{"scores":[5],"winners":[0],"why":"played"}}', 'gxt61iDExoMZBhQ1aD7fEQ');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 1, '{"type":"created","time":1795003442053,"more":{"setup":{"tile_limit":4},"seats":[{"name":"Ann","holder":"RZGrW5PzEQ18ZLHIsFFooQ"}],"public":false,"host":"Ann","holder":"RZGrW5PzEQ18ZLHIsFFooQ","clock":null,"invite":"rKJmi-sLbREd2ROWEeO2rQ"}}', '3r6EW7dg5eUCNZmhPjjU6A');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 2, '{"type":"started","time":1795003442065,"more":{"seed":"5108f75ba93270fb2d037d1ca2b4dfbd"}}', 'ibqzluN3EwCdzvaChnVWNQ');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 3, '{"type":"played","time":1795003442080,"seat":0,"by":"person","action":{"type":"tile","x":-1,"y":0,"rot":0}}', 'HPYFhGsbNkUnRRGTmBrwCw');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 4, '{"type":"played","time":1795003442090,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"road@E"}}', 'Y7oILLNnmJPI/7u99eln7A');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 5, '{"type":"played","time":1795003442103,"seat":0,"by":"person","action":{"type":"tile","x":-1,"y":-1,"rot":0}}', 'fdFxb5Q/pZ2+wiCa6KK/EA');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 6, '{"type":"played","time":1795003442111,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"road@E"}}', 'j55+j/FGEYUKvrVNajQhMQ');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 7, '{"type":"played","time":1795003442123,"seat":0,"by":"person","action":{"type":"tile","x":-1,"y":-2,"rot":2}}', 'WJI43CZNr0kgqvR1KqeL8g');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 8, '{"type":"played","time":1795003442133,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@S"}}', 'R3mP/A+x4UfhZw7B2HEYXQ');
INSERT INTO mappa.log VALUES ('3q9gkq6r24cx', 9, '{"type":"over","time":1795003442133,"more":{"scores":[7],"winners":[0],"why":"played"}}', '4SsqVRaADSLL94DdYkW8Gw');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 1, '{"type":"created","time":1795003442145,"more":{"setup":{"tile_limit":4},"seats":[{"name":"Ann","holder":"A2HbI4US4T058KksNk5mBQ"}],"public":false,"host":"Ann","holder":"A2HbI4US4T058KksNk5mBQ","clock":null,"invite":"ABTOPtegM-pBPIIlrsA9xA"}}', '7fS1NSputvqVnfpk+m3Z5g');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 2, '{"type":"started","time":1795003442153,"more":{"seed":"0d8399f82c3969bd5e98d721a79bb076"}}', 'd6ZinRCXWqe87h6AS8oGPw');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 3, '{"type":"played","time":1795003442162,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-1,"rot":2}}', 'jpMut4HxE4p4LYnjzQgPgA');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 4, '{"type":"played","time":1795003442165,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@S"}}', 'bMOOEI9sVw7k9qaU2tLHOA');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 5, '{"type":"played","time":1795003442168,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-2,"rot":0}}', '4VRiAvaZiJ1nGcr4EUL41g');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 6, '{"type":"played","time":1795003442170,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@N"}}', 'aY1Cfnv/VM/PNdXZTTT/sA');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 7, '{"type":"played","time":1795003442174,"seat":0,"by":"person","action":{"type":"tile","x":-1,"y":-1,"rot":0}}', 'zvu4Vga4zR/qOpJzrkPlmQ');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 8, '{"type":"played","time":1795003442180,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"road@S"}}', '5C+ctVjRD21XaxwjqCkYsA');
INSERT INTO mappa.log VALUES ('ywt2h9j4rrp3', 9, '{"type":"over","time":1795003442180,"more":{"scores":[6],"winners":[0],"why":"played"}}', 'GbfFfLnhW3SjfVmdi0P7Rg');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 1, '{"type":"created","time":1795003442183,"more":{"setup":{"map":"france","tile_limit":6},"seats":[{"name":"Ann","holder":"VtYFg10xBbeygQ6ASnfaIQ"}],"public":false,"host":"Ann","holder":"VtYFg10xBbeygQ6ASnfaIQ","clock":null,"invite":"3oFnl_JsWA3EmTdr9znYYg"}}', '2O+Zixox7tTm0Uq0IuPpNw');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 2, '{"type":"started","time":1795003442198,"more":{"seed":"446896d2d94659c750b542c4b6077f68"}}', 'OB8FpdBA57K0T3ux9AgYmQ');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 3, '{"type":"played","time":1795003442205,"seat":0,"by":"person","action":{"type":"tile","x":11,"y":4,"rot":2}}', 'hfyGfKQ3UF0HUbAVOMrNpw');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 4, '{"type":"played","time":1795003442227,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@S"}}', 'BVzo7d4CgQKweMYMxi8SYA');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 5, '{"type":"played","time":1795003442230,"seat":0,"by":"person","action":{"type":"tile","x":10,"y":4,"rot":0}}', 'OfX1olU0e9A9GtaTVWtwBg');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 6, '{"type":"played","time":1795003442235,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@N"}}', '5exOW/pV65b+c7KMzOZ5hQ');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 7, '{"type":"played","time":1795003442239,"seat":0,"by":"person","action":{"type":"tile","x":9,"y":4,"rot":3}}', 'AtdO7olCyFNRDbKucKXzIQ');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 8, '{"type":"played","time":1795003442242,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@N"}}', 'z2w7uaHiVThC3K0FFvqZ1g');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 9, '{"type":"played","time":1795003442248,"seat":0,"by":"person","action":{"type":"tile","x":12,"y":3,"rot":0}}', 'aCQdsN0l45KxMAVIgqTl+w');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 10, '{"type":"played","time":1795003442263,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"road@E"}}', '77uJ1NODEDydvwoeQWPxig');
INSERT INTO mappa.log VALUES ('9bqqvyr38pc5', 11, '{"type":"over","time":1795003442263,"more":{"scores":[4],"winners":[0],"why":"played"}}', '/ZohW/WhPMcce9nNh95MTQ');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 1, '{"type":"created","time":1795003442269,"more":{"setup":{"tile_limit":12},"seats":[{"name":"Ann","holder":"v51TGkkWdRKzmJP2_nMtFA"}],"public":false,"host":"Ann","holder":"v51TGkkWdRKzmJP2_nMtFA","clock":null,"invite":"Xca5lfmUkHzrD7S-tK6i7w"}}', 'GOyyNZzO/SMPtf72aY6htg');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 2, '{"type":"started","time":1795003442271,"more":{"seed":"7340d7f26a410a9b5791a453383b657c"}}', 'NuRpI0PlwX8h9ZxWjkHLQw');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 3, '{"type":"played","time":1795003442276,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-1,"rot":0}}', 'fczEyKKR5bukDL/XQuEw3w');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 4, '{"type":"played","time":1795003442278,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@N"}}', 'We16vt7XLGGfE7unxd8blA');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 5, '{"type":"played","time":1795003442280,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-2,"rot":2}}', '2ZiUJYbYuPvNrb+rLwtkyA');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 6, '{"type":"played","time":1795003442285,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}', 'lLZl83gl6k3APCxeg54kuw');
INSERT INTO mappa.log VALUES ('ri3vqdsm7ekf', 7, '{"type":"played","time":1795003442287,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-3,"rot":0}}', 'Py//UgfdqVLWdvoP53tgjg');
INSERT INTO mappa.secret VALUES ('c9KsYJIgGldnreZ_Jqrw4S-e6mHEu4ukSOaw9s5Vf14');
INSERT INTO mappa.tables VALUES ('nxwjbjvudhpk', 2, false, 0, '', '{"id":"nxwjbjvudhpk","state":"over","host":"Ann","setup":{"players":["Ann"],"tiles":{"base":1},"tile_limit":4,"fields":true,"seed":"8f7cd11df1c37368ac31ce8341635057"},"seats":[{"kind":"person","name":"Ann","level":null,"taken":true,"colour":0,"resigned":false}],"clock":null,"scores":[5],"winners":[0]}', 1795003442039, 9, 2, '9hA8YtflsfpWjMX4z5MvMA');
INSERT INTO mappa.tables VALUES ('3q9gkq6r24cx', 2, false, 0, '', '{"id":"3q9gkq6r24cx","state":"over","host":"Ann","setup":{"players":["Ann"],"tiles":{"base":1},"tile_limit":4,"fields":true,"seed":"5108f75ba93270fb2d037d1ca2b4dfbd"},"seats":[{"kind":"person","name":"Ann","level":null,"taken":true,"colour":0,"resigned":false}],"clock":null,"scores":[7],"winners":[0]}', 1795003442133, 9, 2, 'ri/wBX+yDF02uMQWki5S9A');
INSERT INTO mappa.tables VALUES ('ywt2h9j4rrp3', 2, false, 0, '', '{"id":"ywt2h9j4rrp3","state":"over","host":"Ann","setup":{"players":["Ann"],"tiles":{"base":1},"tile_limit":4,"fields":true,"seed":"0d8399f82c3969bd5e98d721a79bb076"},"seats":[{"kind":"person","name":"Ann","level":null,"taken":true,"colour":0,"resigned":false}],"clock":null,"scores":[6],"winners":[0]}', 1795003442180, 9, 2, 'J3nWLVre5+ngZDJu94RL/Q');
INSERT INTO mappa.tables VALUES ('9bqqvyr38pc5', 2, false, 0, 'france', '{"id":"9bqqvyr38pc5","state":"over","host":"Ann","setup":{"players":["Ann"],"tiles":{"base":1},"tile_limit":6,"map":"france","chips":false,"town_variants":[],"fields":true,"seed":"446896d2d94659c750b542c4b6077f68"},"seats":[{"kind":"person","name":"Ann","level":null,"taken":true,"colour":0,"resigned":false}],"clock":null,"scores":[4],"winners":[0]}', 1795003442263, 11, 2, 'Mc1AR0mB3O48Qh5eJds5XA');
INSERT INTO mappa.tables VALUES ('ri3vqdsm7ekf', 1, false, 0, '', '{"id":"ri3vqdsm7ekf","state":"playing","host":"Ann","setup":{"players":["Ann"],"tiles":{"base":1},"tile_limit":12,"fields":true},"seats":[{"kind":"person","name":"Ann","level":null,"taken":true,"colour":0,"resigned":false}],"clock":null,"scores":[0],"decider":0}', 1795003442287, 7, 2, 'f8TEWn+latAQ9ixMPpETYg');
INSERT INTO mappa.version VALUES (3);
SELECT pg_catalog.setval('mappa.servers_id_seq', 2, true);
ALTER TABLE ONLY mappa.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (tbl, number);
ALTER TABLE ONLY mappa.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mappa.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX tables_changed ON mappa.tables USING btree (state, listed, changed);
CREATE INDEX tables_due ON mappa.tables USING btree (due, id) WHERE (due > 0);
CREATE INDEX tables_map ON mappa.tables USING btree (state, map);
