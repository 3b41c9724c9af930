import type {
  AvailableExchanges,
  AvailableExchangesOptions,
  ExchangeBuyStatus,
  ExchangeBuyStatusOptions,
} from '@latchkey/react'
import { bindBuyStatus, bindExchanges } from '@latchkey/react/bindings'
import { type MaybeRefOrGetter, toValue } from 'vue'
import type { InstanceChoice } from './plugin.ts'
import { useBinding } from './use-binding.ts'
import type { Refs } from './use-reading.ts'

/** Which payment is followed; refs and getters are followed. */
export interface ExchangeBuyChoice
  extends InstanceChoice,
    Pick<ExchangeBuyStatusOptions, 'pollingInterval' | 'onSuccess' | 'onFailed'> {
  readonly exchangeId: MaybeRefOrGetter<string>
  readonly sessionId: MaybeRefOrGetter<string>
  /** By default true. */
  readonly isEnabled?: MaybeRefOrGetter<boolean | undefined>
}

/** Lists exchanges for a page's own list, when the component is mounted. */
export function useAvailableExchanges(
  options: Omit<AvailableExchangesOptions, 'latchkey'> & InstanceChoice = {},
): Refs<AvailableExchanges> {
  const { latchkey, ...query } = options
  return useBinding('useAvailableExchanges', { latchkey }, (instance) =>
    bindExchanges(instance, query),
  )
}

/** Follows a payment at an exchange, while the page is seen, until the exchange says how it ended. */
export function useExchangeBuyStatus(choice: ExchangeBuyChoice): Refs<ExchangeBuyStatus> {
  return useBinding('useExchangeBuyStatus', choice, (latchkey) =>
    bindBuyStatus(latchkey, () => ({
      ...choice,
      exchangeId: toValue(choice.exchangeId),
      sessionId: toValue(choice.sessionId),
      isEnabled: toValue(choice.isEnabled),
    })),
  )
}
