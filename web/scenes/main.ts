// `npm run record`: writes what the engine plays to src/help/recorded.
import { record_all, write_recorded } from './record';

write_recorded(await record_all());
