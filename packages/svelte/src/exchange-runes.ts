import type {
  AvailableExchanges,
  AvailableExchangesOptions,
  ExchangeBuyStatus,
  ExchangeBuyStatusOptions,
} from '@latchkey/react'
import { bindBuyStatus, bindExchanges } from '@latchkey/react/bindings'
import { createBound } from './create-bound.ts'
import { type MaybeGetter, resolve } from './runes.ts'
import type { InstanceChoice } from './source.ts'

/** Which payment is followed; functions are followed. */
export interface ExchangeBuyChoice
  extends InstanceChoice,
    Pick<ExchangeBuyStatusOptions, 'pollingInterval' | 'onSuccess' | 'onFailed'> {
  readonly exchangeId: MaybeGetter<string>
  readonly sessionId: MaybeGetter<string>
  /** By default true. */
  readonly isEnabled?: MaybeGetter<boolean | undefined>
}

/** Lists exchanges for a page's own list, while a template or an effect reads it. */
export function useAvailableExchanges(
  options: Omit<AvailableExchangesOptions, 'latchkey'> & InstanceChoice = {},
): AvailableExchanges {
  const { latchkey, ...query } = options
  return createBound('useAvailableExchanges', { latchkey }, (instance) =>
    bindExchanges(instance, query),
  )
}

/** Follows a payment at an exchange, while the page is seen, until the exchange says how it ended. */
export function useExchangeBuyStatus(choice: ExchangeBuyChoice): ExchangeBuyStatus {
  return createBound('useExchangeBuyStatus', choice, (latchkey) =>
    bindBuyStatus(latchkey, () => ({
      ...choice,
      exchangeId: resolve(choice.exchangeId),
      sessionId: resolve(choice.sessionId),
      isEnabled: resolve(choice.isEnabled),
    })),
  )
}
