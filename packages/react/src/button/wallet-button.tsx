import { PageAccountButton } from '@latchkey/ui/page'
import { forwardRef, type ReactNode } from 'react'
import { useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { buttonHandlers } from './button-handlers.ts'
import { buttonLook } from './button-look.ts'
import { type SharedButtonProps, SIZES } from './button-props.ts'
import { useLoadFailure } from './use-load-failure.ts'
import {
  useWalletButton,
  type WalletButtonChoice,
  type WalletButtonState,
} from './use-wallet-button.ts'

/** Props of a wallet button; others go to its `<button>`. */
export interface WalletButtonProps
  extends Omit<SharedButtonProps, 'onError'>,
    Pick<WalletButtonChoice, 'wallet' | 'label' | 'onSuccess' | 'onError'> {}

const Button = forwardRef<HTMLButtonElement, WalletButtonProps>(function WalletButton(props, ref) {
  const { latchkey, wallet, label, namespace, size = 'md', onSuccess, onError, ...rest } = props
  const instance = useInstance('WalletButton', { latchkey })
  const choice = { latchkey: instance, wallet, label, namespace, onSuccess, onError }
  const state = useWalletButton(choice)
  const { failureText, press } = useLoadFailure(instance, state.press)
  const isPending = state.status === 'pending'
  return (
    <PageAccountButton
      ref={ref}
      size={SIZES[size]}
      picture={{ src: state.picture }}
      aria-label={failureText ?? state.accessibleName}
      aria-busy={isPending || undefined}
      data-status={state.status}
      data-testid="wallet-button"
      {...useModel(instance, buttonLook)}
      {...rest}
      {...buttonHandlers(state, press, rest)}
    >
      {failureText ?? state.label}
    </PageAccountButton>
  )
})

/** The state of a custom wallet button. */
export interface WalletButtonCustomProps extends WalletButtonChoice {
  readonly children: (state: WalletButtonState) => ReactNode
}

function Custom({ children, ...choice }: WalletButtonCustomProps): ReactNode {
  return children(useWalletButton(choice))
}

/**
 * Connects one wallet without showing the list. `WalletButton.Custom` passes its state to the
 * site's own markup.
 */
export const WalletButton = /* @__PURE__ */ Object.assign(Button, { Custom })
