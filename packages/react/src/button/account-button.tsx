import { PageAccountButton } from '@latchkey/ui/page'
import { forwardRef, type ReactNode } from 'react'
import { useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { buttonHandlers } from './button-handlers.ts'
import { buttonLook } from './button-look.ts'
import { type SharedButtonProps, SIZES } from './button-props.ts'
import {
  type AccountButtonChoice,
  type AccountButtonState,
  useAccountButton,
} from './use-account-button.ts'
import { useButtonPress } from './use-button-press.ts'

/** Props of the account button; others go to its `<button>`. */
export interface AccountButtonProps extends SharedButtonProps {
  /** Default: 'show'. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Digits of the address that are shown, 4 and 6 by default. */
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
}

const Button = forwardRef<HTMLButtonElement, AccountButtonProps>(
  function AccountButton(props, ref) {
    const { latchkey, balance, size = 'md', namespace, ...others } = props
    const { charsStart, charsEnd, ...rest } = others
    const instance = useInstance('AccountButton', { latchkey })
    const state = useAccountButton({
      latchkey: instance,
      namespace,
      balance,
      charsStart,
      charsEnd,
    })
    const look = useModel(instance, buttonLook)
    const { failureText, isBusy, press } = useButtonPress(instance, () =>
      instance.actions.open({ namespace }),
    )
    if (!state.isConnected) return null
    return (
      <PageAccountButton
        ref={ref}
        size={SIZES[size]}
        picture={{ src: state.avatar, address: state.address }}
        balance={state.balance}
        aria-label={failureText ?? state.accessibleName}
        aria-busy={isBusy || undefined}
        data-testid="account-button"
        {...look}
        {...rest}
        {...buttonHandlers(instance, press, rest)}
      >
        {failureText ?? state.displayName}
      </PageAccountButton>
    )
  },
)

/** The state of a custom account button. */
export interface AccountButtonCustomProps extends AccountButtonChoice {
  readonly children: (state: AccountButtonState) => ReactNode
}

function Custom({ children, ...choice }: AccountButtonCustomProps): ReactNode {
  return children(useAccountButton(choice))
}

/**
 * Shows the connected account and opens it; renders nothing while no wallet is connected.
 * `AccountButton.Custom` passes its state to the site's own markup.
 */
export const AccountButton = /* @__PURE__ */ Object.assign(Button, { Custom })
