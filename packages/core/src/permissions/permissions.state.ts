import type { AccountId } from '../contract/index.ts'
import type { EndStep, PermissionsState } from '../store/state/permissions.ts'
import type { RootState } from '../store/state/root.ts'

/** Stores what this website may do. */
export interface PermissionsSlice {
  /** It is read for an account: what is listed of another one is removed at once. */
  begin(account: AccountId, origin: string): void
  list(read: Pick<PermissionsState, 'items' | 'missing'>): void
  setStep(id: string, step: EndStep): void
  /** It has ended. */
  remove(id: string): void
  /** Clears the list: it is read again the next time. */
  clear(): void
  forgetFailures(): void
}

/** The only writer of `state.permissions`, once its code is loaded. */
export function createPermissionsSlice(state: Pick<RootState, 'permissions'>): PermissionsSlice {
  function write(changes: Partial<PermissionsState>): void {
    state.permissions = { ...state.permissions, ...changes }
  }

  function stepsBut(isLeftOut: (id: string, step: EndStep) => boolean): PermissionsState['ending'] {
    const all = Object.entries(state.permissions.ending)
    return Object.fromEntries(all.filter(([id, step]) => !isLeftOut(id, step)))
  }

  return {
    begin(account, origin) {
      if (state.permissions.account === account) return
      write({ status: 'loading', account, origin, items: [], missing: [] })
    },
    list: (read) => write({ status: 'ready', ...read }),
    setStep: (id, step) => write({ ending: { ...state.permissions.ending, [id]: step } }),
    remove(id) {
      const items = state.permissions.items.filter((each) => each.id !== id)
      write({ items, ending: stepsBut((each) => each === id) })
    },
    clear: () => write({ status: 'idle', account: undefined, items: [], missing: [] }),
    forgetFailures: () => write({ ending: stepsBut((_, { step }) => step === 'failed') }),
  }
}
