import { NAMESPACES } from '../contract/index.ts'
import type { Snapshot } from '../store/root-state.ts'
import { activeAccount } from './active-account.ts'

/** Whether somebody is connected on any namespace. */
export function isConnected(snapshot: Pick<Snapshot, 'accounts' | 'network'>): boolean {
  return NAMESPACES.some((namespace) => activeAccount(snapshot, namespace) !== undefined)
}
