import type { PayInput } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import type { PayCallbacks, PayHook } from '../hooks/use-pay.ts'
import type { PayUrlActions } from '../hooks/use-pay-url-actions.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Binding } from './binding.ts'
import { createProgress } from './create-progress.ts'

/** The state of `usePay`. */
type PayState = PayHook extends infer Hook
  ? Hook extends PayHook
    ? Omit<Hook, 'open'>
    : never
  : never

const NOTHING = { isSuccess: false, isError: false, data: undefined, error: undefined } as const

/** `usePay`, for one button: each has its own state. */
export function bindPay(
  latchkey: Latchkey,
  callbacks: Omit<PayCallbacks, 'latchkey'>,
): Binding<PayState, Pick<PayHook, 'open'>> {
  const progress = createProgress<PayState>({ isPending: false, ...NOTHING })

  async function open(request: PayInput): Promise<void> {
    if (progress.current().isPending) return
    progress.show({ isPending: true, ...NOTHING })
    try {
      const data = await latchkey.openPay(request)
      progress.show({ ...NOTHING, isPending: false, isSuccess: true, data })
      callbacks.onSuccess?.(data)
    } catch (thrown) {
      const error = toLatchkeyError(thrown)
      progress.show({ ...NOTHING, isPending: false, isError: true, error })
      callbacks.onError?.(error)
    }
  }

  return {
    keys: ['isPending', 'isSuccess', 'isError', 'data', 'error'],
    read: progress.current,
    functions: { open },
    watch: progress.watch,
  }
}

/** `usePayUrlActions`. */
export function bindPayUrls({ actions }: Latchkey): PayUrlActions {
  return { getUrl: actions.pay.payUrl, openUrl: actions.pay.openUrl }
}
