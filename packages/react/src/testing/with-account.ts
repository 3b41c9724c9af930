import type { AccountActions, Core } from '@latchkey/core'
import type { Lazy } from '@latchkey/core/contract'

/**
 * Puts actions in place of those that a core has on an account.
 *
 * @param change - Returns what takes the place of the core's actions; called once.
 */
export function withAccount(
  inner: Core,
  change: (actions: AccountActions) => AccountActions,
): Core {
  let changed: AccountActions | undefined
  function changedOf(actions: AccountActions): AccountActions {
    changed ??= change(actions)
    return changed
  }
  return {
    ...inner,
    account: {
      load: async () => changedOf(await inner.account.load()),
      current() {
        const actions = inner.account.current()
        return actions && changedOf(actions)
      },
    },
  }
}

/** Returns a module that is loaded. */
export function loaded<Module>(module: Module): Lazy<Module> {
  return { load: async () => module, current: () => module }
}
