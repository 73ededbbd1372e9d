/** Jobs: what the command line and the server may use of them. No game is loaded here: the threads do that. */
export { allDone, type Jobs, JobsProblem, type Priority, type Standing } from './jobs.ts';
export type { Kind, LabOrder, OrderOf, ResultOf } from './kinds.ts';
export { LocalJobs } from './local/local-jobs.ts';
export { PostgresJobs } from './postgres/postgres-jobs.ts';
export { startWorker, type Worker } from './postgres/worker.ts';
export { type Studied, type Studying, studied } from './study.ts';
export { versionOfWork } from './version.ts';
