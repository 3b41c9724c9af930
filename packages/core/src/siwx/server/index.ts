export { createSiwxServer, type SiwxServer, type SiwxServerOptions } from './create-siwx-server.ts'
export type { SiwxUser } from './server-records.ts'
export { createMemoryStore, type SiwxStore } from './siwx-store.ts'
