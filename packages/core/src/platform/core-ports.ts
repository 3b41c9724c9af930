import type { BrowserPorts } from './browser-ports.ts'

/** The role `ports` of a module: everything outside of the process, and the names under which a core stores. */
export interface CorePorts extends BrowserPorts {
  /** Makes a storage key of a name. */
  key(name: string): string
}
