import { toLatchkeyError, type Undo } from '@latchkey/core/contract'
import type {
  ExchangeBuyStatus,
  ExchangeBuyStatusOptions,
} from '../hooks/use-exchange-buy-status.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { isBuyOver, pollBuyStatus, tellEnd } from '../instance/poll-buy-status.ts'
import type { Binding } from './binding.ts'
import { createProgress } from './create-progress.ts'

type Known = Pick<ExchangeBuyStatus, 'data' | 'error'>

const NOTHING: Known = { data: undefined, error: undefined }

/**
 * `useExchangeBuyStatus`, for one payment at a time.
 *
 * @param current - Returns which one it is now; nothing is known of another one at first.
 */
export function bindBuyStatus(
  latchkey: Latchkey,
  current: () => Omit<ExchangeBuyStatusOptions, 'latchkey'>,
): Binding<Omit<ExchangeBuyStatus, 'refetch'>, Pick<ExchangeBuyStatus, 'refetch'>, string> {
  const progress = createProgress({ of: '', known: NOTHING })
  const key = (): string => JSON.stringify([current().exchangeId, current().sessionId])
  const known = (): Known => {
    const shown = progress.current()
    return shown.of === key() ? shown.known : NOTHING
  }

  async function refetch(): Promise<void> {
    const { exchangeId, sessionId } = current()
    const of = key()
    // Another payment may be followed by then, and a later request may have been answered before.
    const isOpen = (): boolean => of === key() && !isBuyOver(known().data)
    try {
      const data = await latchkey.actions.pay.buyStatus({ exchangeId, sessionId })
      if (!isOpen()) return
      progress.show({ of, known: { data, error: undefined } })
      tellEnd(current(), data)
    } catch (thrown) {
      // The last known status stays.
      if (isOpen()) progress.show({ of, known: { ...known(), error: toLatchkeyError(thrown) } })
    }
  }

  function follow(): Undo {
    const { isEnabled = true, pollingInterval } = current()
    if (!isEnabled || isBuyOver(known().data)) return () => {}
    return pollBuyStatus(refetch, { pollingInterval, isOver: () => isBuyOver(known().data) })
  }

  return {
    keys: ['data', 'error', 'isLoading'],
    read() {
      const { data, error } = known()
      const { isEnabled = true } = current()
      return { data, error, isLoading: isEnabled && data === undefined && error === undefined }
    },
    functions: { refetch },
    watch: progress.watch,
    follow,
    argument: () => JSON.stringify([key(), current().isEnabled, current().pollingInterval]),
  }
}
