import type { Core, OnrampActions, OnrampState, Snapshot } from '@latchkey/core'
import { loaded, withAccount } from './with-account.ts'

/** Puts a purchase in place of that of a core; its actions do nothing. */
export function withOnramp(inner: Core, onramp: OnrampState): Core {
  let last: { readonly of: Snapshot; readonly made: Snapshot } | undefined
  const nothing = (): void => undefined
  const core = {
    ...inner,
    snapshot() {
      const of = inner.snapshot()
      if (last?.of !== of) last = { of, made: { ...of, onramp } }
      return last.made
    },
  }
  return withAccount(core, (actions) => ({
    ...actions,
    onramp: loaded<OnrampActions>({
      open: nothing,
      begin: nothing,
      enterAmount: nothing,
      choosePayment: nothing,
      chooseMethod: nothing,
      chooseToken: nothing,
      retry: nothing,
      showWindow: nothing,
      cancel: nothing,
      tryAgain: nothing,
      openActivity: nothing,
      beginActivity: nothing,
      buy: () => new Promise(nothing),
      copyLink: async () => undefined,
    }),
  }))
}
