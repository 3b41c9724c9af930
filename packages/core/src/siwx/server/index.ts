export { createSiwxServer, type SiwxServer, type SiwxServerOptions } from './create-siwx-server.ts'
export type { SiwxUser } from './kept.ts'
export { createMemoryStore, type SiwxStore } from './siwx-store.ts'
