import { PageButton } from '@latchkey/ui/page'
import { forwardRef, type ReactNode } from 'react'
import { useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { buttonHandlers } from './button-handlers.ts'
import { buttonLook } from './button-look.ts'
import { type SharedButtonProps, SIZES } from './button-props.ts'
import { toggle } from './connect-model.ts'
import {
  type ConnectButtonChoice,
  type ConnectButtonState,
  useConnectButton,
} from './use-connect-button.ts'
import { useLoadFailure } from './use-load-failure.ts'

/** Props of the connect button; others go to its `<button>`. */
export interface ConnectButtonProps extends SharedButtonProps {
  /** Default: "Connect Wallet". */
  readonly label?: string | undefined
  /** Label while a wallet is connecting. Default: "Connecting…". */
  readonly loadingLabel?: string | undefined
}

const Button = forwardRef<HTMLButtonElement, ConnectButtonProps>(
  function ConnectButton(props, ref) {
    const { latchkey, label, loadingLabel, size = 'md', namespace, ...rest } = props
    const instance = useInstance('ConnectButton', { latchkey })
    const state = useConnectButton({ latchkey: instance, label, loadingLabel, namespace })
    const { failureText, press } = useLoadFailure(instance, () =>
      toggle(instance, namespace, instance.actions.open),
    )
    return (
      <PageButton
        ref={ref}
        size={SIZES[size]}
        isBusy={state.isConnecting}
        busyLabel={state.loadingLabel}
        data-testid="connect-button"
        {...useModel(instance, buttonLook)}
        {...rest}
        {...buttonHandlers(instance, press, rest)}
      >
        {failureText ?? state.label}
      </PageButton>
    )
  },
)

/** The state of a custom connect button. */
export interface ConnectButtonCustomProps extends ConnectButtonChoice {
  readonly children: (state: ConnectButtonState) => ReactNode
}

function Custom({ children, ...choice }: ConnectButtonCustomProps): ReactNode {
  return children(useConnectButton(choice))
}

/** Opens the modal. `ConnectButton.Custom` passes its state to the site's own markup. */
export const ConnectButton = /* @__PURE__ */ Object.assign(Button, { Custom })
