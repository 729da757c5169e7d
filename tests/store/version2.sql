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
    entry text NOT NULL
);
CREATE TABLE mappa.secret (
    secret text NOT NULL
);
CREATE TABLE mappa.servers (
    id integer NOT NULL,
    address text NOT NULL
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
    owner integer
)
WITH (fillfactor='70');
CREATE TABLE mappa.version (
    version integer NOT NULL
);
ALTER TABLE ONLY mappa.servers ALTER COLUMN id SET DEFAULT nextval('mappa.servers_id_seq'::regclass);
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 1, '{"type":"created","time":1794839992742,"more":{"setup":{"tile_limit":6},"seats":[{"name":"Bot 0","holder":"LhBuux55mCbNoD8s998HMA"},{"name":"","holder":""}],"public":false,"host":"Bot 0","holder":"LhBuux55mCbNoD8s998HMA","clock":null,"invite":"saNPUO6AZF4EkIwAUBv5jg"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 1, '{"type":"created","time":1794839992746,"more":{"setup":{"tile_limit":6},"seats":[{"name":"Bot 0","holder":"f0v55lAt2_rt3IHbNmP2bQ"},{"name":"","holder":""}],"public":false,"host":"Bot 0","holder":"f0v55lAt2_rt3IHbNmP2bQ","clock":null,"invite":"vm6ELYSLUHbqGImKulmUkQ"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 2, '{"type":"sat","time":1794839992925,"seat":1,"more":{"name":"Bot 1","holder":"maX4YQaX6X2jwOcNQakEbA"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 2, '{"type":"sat","time":1794839992926,"seat":1,"more":{"name":"Bot 1","holder":"kpY8iEa_lV5lJlT-6M2s6g"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 3, '{"type":"started","time":1794839992928,"more":{"seed":6525156436571489561}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 3, '{"type":"started","time":1794839992931,"more":{"seed":16590074930985556295}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 4, '{"type":"played","time":1794839993163,"seat":0,"by":"person","action":{"type":"tile","x":1,"y":0,"rot":1}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 4, '{"type":"played","time":1794839993246,"seat":0,"by":"person","action":{"type":"tile","x":-1,"y":0,"rot":3}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 5, '{"type":"played","time":1794839993354,"seat":0,"by":"person","action":{"type":"pass"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 5, '{"type":"played","time":1794839993460,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@2"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 6, '{"type":"played","time":1794839993554,"seat":1,"by":"person","action":{"type":"tile","x":2,"y":0,"rot":2}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 6, '{"type":"played","time":1794839993654,"seat":1,"by":"person","action":{"type":"tile","x":1,"y":0,"rot":1}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 7, '{"type":"played","time":1794839993755,"seat":1,"by":"person","action":{"type":"pass"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 7, '{"type":"played","time":1794839993854,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@6"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 8, '{"type":"played","time":1794839993946,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-1,"rot":2}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 8, '{"type":"played","time":1794839994060,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":1,"rot":3}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 9, '{"type":"played","time":1794839994154,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 9, '{"type":"played","time":1794839994270,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"monastery"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 10, '{"type":"played","time":1794839994347,"seat":1,"by":"person","action":{"type":"tile","x":0,"y":1,"rot":1}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 10, '{"type":"played","time":1794839994470,"seat":1,"by":"person","action":{"type":"tile","x":-2,"y":0,"rot":1}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 11, '{"type":"played","time":1794839994550,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@W"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 11, '{"type":"played","time":1794839994652,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@N"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 12, '{"type":"played","time":1794839994749,"seat":0,"by":"person","action":{"type":"tile","x":1,"y":1,"rot":2}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 12, '{"type":"played","time":1794839994850,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":2,"rot":1}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 13, '{"type":"played","time":1794839994958,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}');
INSERT INTO mappa.log VALUES ('qnzrtfn5sbi9', 14, '{"type":"over","time":1794839994958,"more":{"scores":[0,1],"winners":[1],"why":"played"}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 1, '{"type":"created","time":1794839994960,"more":{"setup":{"tile_limit":6},"seats":[{"name":"Bot 0","holder":"kCE36cqW8pVMZra-PquP5g"},{"name":"","holder":""}],"public":false,"host":"Bot 0","holder":"kCE36cqW8pVMZra-PquP5g","clock":null,"invite":"8UsnN1yKjkvtwVciKcSqSQ"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 13, '{"type":"played","time":1794839995066,"seat":0,"by":"person","action":{"type":"pass"}}');
INSERT INTO mappa.log VALUES ('43qzdnaw8ea4', 14, '{"type":"over","time":1794839995066,"more":{"scores":[5,3],"winners":[0],"why":"played"}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 1, '{"type":"created","time":1794839995130,"more":{"setup":{"tile_limit":6},"seats":[{"name":"Bot 0","holder":"MrV-IrLGgNmEV76h401wdg"},{"name":"","holder":""}],"public":false,"host":"Bot 0","holder":"MrV-IrLGgNmEV76h401wdg","clock":null,"invite":"NV-yBarFP1J0NjPfEJ9iQQ"}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 2, '{"type":"sat","time":1794839995143,"seat":1,"more":{"name":"Bot 1","holder":"cJup3L-zaEHvtDiY6KZQgA"}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 2, '{"type":"sat","time":1794839995144,"seat":1,"more":{"name":"Bot 1","holder":"FTFuvlbaXMxic0SSRxHBow"}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 3, '{"type":"started","time":1794839995144,"more":{"seed":4609673123822557706}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 3, '{"type":"started","time":1794839995200,"more":{"seed":3906247270442030445}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 4, '{"type":"played","time":1794839995200,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-1,"rot":1}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 4, '{"type":"played","time":1794839995281,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-1,"rot":2}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 5, '{"type":"played","time":1794839995357,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@2"}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 5, '{"type":"played","time":1794839995446,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"city@S"}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 6, '{"type":"played","time":1794839995546,"seat":1,"by":"person","action":{"type":"tile","x":-1,"y":0,"rot":0}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 6, '{"type":"played","time":1794839995660,"seat":1,"by":"person","action":{"type":"tile","x":0,"y":-2,"rot":2}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 7, '{"type":"played","time":1794839995753,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 7, '{"type":"played","time":1794839995860,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 8, '{"type":"played","time":1794839995946,"seat":0,"by":"person","action":{"type":"tile","x":0,"y":-2,"rot":2}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 8, '{"type":"played","time":1794839996054,"seat":0,"by":"person","action":{"type":"tile","x":1,"y":0,"rot":2}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 9, '{"type":"played","time":1794839996294,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@1"}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 9, '{"type":"played","time":1794839997298,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@1"}}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 10, '{"type":"resigned","time":1794839997483,"seat":0}');
INSERT INTO mappa.log VALUES ('gbpqhqkws5aa', 11, '{"type":"over","time":1794839997483,"more":{"scores":[0,0],"winners":[1],"why":"resigned"}}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 10, '{"type":"resigned","time":1794839997483,"seat":0}');
INSERT INTO mappa.log VALUES ('9hb7szd64p32', 11, '{"type":"over","time":1794839997483,"more":{"scores":[4,0],"winners":[1],"why":"resigned"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 1, '{"type":"created","time":1794839997742,"more":{"setup":{},"seats":[{"name":"Bot 0","holder":"PM46oyJ8JxY39gwwpR2RzQ"},{"name":"","holder":""}],"public":false,"host":"Bot 0","holder":"PM46oyJ8JxY39gwwpR2RzQ","clock":null,"invite":"iKtHA5D7LNbfP5CrjzAqDQ"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 2, '{"type":"sat","time":1794839997794,"seat":1,"more":{"name":"Bot 1","holder":"_oq89B8_7zwlOBL_vB-TBg"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 3, '{"type":"started","time":1794839997850,"more":{"seed":15923458653695708400}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 4, '{"type":"played","time":1794839997969,"seat":0,"by":"person","action":{"type":"tile","x":-1,"y":0,"rot":3}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 5, '{"type":"played","time":1794839998276,"seat":0,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@1"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 6, '{"type":"played","time":1794839998580,"seat":1,"by":"person","action":{"type":"tile","x":0,"y":1,"rot":2}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 7, '{"type":"played","time":1794839998881,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@0"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 8, '{"type":"played","time":1794839999180,"seat":0,"by":"person","action":{"type":"tile","x":-2,"y":0,"rot":1}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 9, '{"type":"played","time":1794839999470,"seat":0,"by":"person","action":{"type":"pass"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 10, '{"type":"played","time":1794839999775,"seat":1,"by":"person","action":{"type":"tile","x":0,"y":2,"rot":0}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 11, '{"type":"played","time":1794840000074,"seat":1,"by":"person","action":{"type":"figure","figure":"meeple","on":"field@2"}}');
INSERT INTO mappa.log VALUES ('uaimunxdsy3k', 12, '{"type":"played","time":1794840000370,"seat":0,"by":"person","action":{"type":"tile","x":1,"y":0,"rot":0}}');
INSERT INTO mappa.secret VALUES ('Mtm3_tZO28DZG7hzblPRmZEis3NNxmqt9EpEN5T-d8s');
INSERT INTO mappa.tables VALUES ('qnzrtfn5sbi9', 2, false, 0, '', '{"id":"qnzrtfn5sbi9","state":"over","host":"Bot 0","setup":{"players":["Bot 0","Bot 1"],"tiles":{"base":1},"tile_limit":6,"fields":true,"seed":6525156436571489561},"seats":[{"kind":"person","name":"Bot 0","level":null,"taken":true,"colour":0,"resigned":false},{"kind":"person","name":"Bot 1","level":null,"taken":true,"colour":1,"resigned":false}],"clock":null,"scores":[0,1],"winners":[1]}', 1794839994958, 14, 1);
INSERT INTO mappa.tables VALUES ('43qzdnaw8ea4', 2, false, 0, '', '{"id":"43qzdnaw8ea4","state":"over","host":"Bot 0","setup":{"players":["Bot 0","Bot 1"],"tiles":{"base":1},"tile_limit":6,"fields":true,"seed":16590074930985556295},"seats":[{"kind":"person","name":"Bot 0","level":null,"taken":true,"colour":0,"resigned":false},{"kind":"person","name":"Bot 1","level":null,"taken":true,"colour":1,"resigned":false}],"clock":null,"scores":[5,3],"winners":[0]}', 1794839995066, 14, 1);
INSERT INTO mappa.tables VALUES ('gbpqhqkws5aa', 2, false, 0, '', '{"id":"gbpqhqkws5aa","state":"over","host":"Bot 0","setup":{"players":["Bot 0","Bot 1"],"tiles":{"base":1},"tile_limit":6,"fields":true,"seed":4609673123822557706},"seats":[{"kind":"person","name":"Bot 0","level":null,"taken":true,"colour":0,"resigned":true},{"kind":"person","name":"Bot 1","level":null,"taken":true,"colour":1,"resigned":false}],"clock":null,"scores":[0,0],"winners":[1]}', 1794839997483, 11, 1);
INSERT INTO mappa.tables VALUES ('9hb7szd64p32', 2, false, 0, '', '{"id":"9hb7szd64p32","state":"over","host":"Bot 0","setup":{"players":["Bot 0","Bot 1"],"tiles":{"base":1},"tile_limit":6,"fields":true,"seed":3906247270442030445},"seats":[{"kind":"person","name":"Bot 0","level":null,"taken":true,"colour":0,"resigned":true},{"kind":"person","name":"Bot 1","level":null,"taken":true,"colour":1,"resigned":false}],"clock":null,"scores":[4,0],"winners":[1]}', 1794839997483, 11, 1);
INSERT INTO mappa.tables VALUES ('uaimunxdsy3k', 1, false, 0, '', '{"id":"uaimunxdsy3k","state":"playing","host":"Bot 0","setup":{"players":["Bot 0","Bot 1"],"tiles":{"base":1},"fields":true},"seats":[{"kind":"person","name":"Bot 0","level":null,"taken":true,"colour":0,"resigned":false},{"kind":"person","name":"Bot 1","level":null,"taken":true,"colour":1,"resigned":false}],"clock":null,"scores":[0,0],"decider":0}', 1794840000370, 12, 1);
INSERT INTO mappa.version VALUES (2);
SELECT pg_catalog.setval('mappa.servers_id_seq', 1, true);
ALTER TABLE ONLY mappa.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (tbl, number);
ALTER TABLE ONLY mappa.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mappa.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX tables_changed ON mappa.tables USING btree (state, listed, changed);
CREATE INDEX tables_due ON mappa.tables USING btree (due, id) WHERE (due > 0);
CREATE INDEX tables_map ON mappa.tables USING btree (state, map);
