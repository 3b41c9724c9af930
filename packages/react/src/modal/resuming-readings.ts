import type { Readings } from '../instance/readings.ts'

/**
 * Those of the modal, with the accounts that were known before it for as long as it resumes their
 * sessions for the first time.
 *
 * @param before - What the page shows without the modal.
 */
export function resumingReadings(modal: Readings, before: () => Readings): Readings {
  return {
    ...modal,
    account(namespace) {
      const account = modal.account(namespace)
      if (account.status !== 'reconnecting' || modal.state().initialized) return account
      const known = before().account(namespace ?? modal.state().activeChain)
      return known.isConnected ? known : account
    },
  }
}
