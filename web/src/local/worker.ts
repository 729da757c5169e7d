// A worker of this device's tables: what it is told first is what it is.
import { run_hub } from './hub';
import type { Task } from './messages';
import { run_thinker } from './thinker';

self.addEventListener('unhandledrejection', ({ reason }) => self.reportError(reason)); // whoever began it sees errors only

self.addEventListener('message', ({ data }: MessageEvent<Task>) => void (data.role === 'hub' ? run_hub(data) : run_thinker(data)), { once: true });
