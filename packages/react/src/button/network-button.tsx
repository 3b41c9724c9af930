import { PageNetworkButton } from '@latchkey/ui/page'
import { forwardRef, type ReactNode } from 'react'
import { useInstance } from '../context/latchkey-context.ts'
import { useModel } from '../context/use-model.ts'
import { buttonHandlers } from './button-handlers.ts'
import { buttonLook } from './button-look.ts'
import { type SharedButtonProps, SIZES } from './button-props.ts'
import { useButtonPress } from './use-button-press.ts'
import {
  type NetworkButtonChoice,
  type NetworkButtonState,
  useNetworkButton,
} from './use-network-button.ts'

/** Props of the network button; others go to its `<button>`. */
export interface NetworkButtonProps extends SharedButtonProps {
  /** Shown while there is no network to name. Default: "Select network". */
  readonly label?: string | undefined
}

const Button = forwardRef<HTMLButtonElement, NetworkButtonProps>(
  function NetworkButton(props, ref) {
    const { latchkey, namespace, label, size = 'md', ...rest } = props
    const instance = useInstance('NetworkButton', { latchkey })
    const state = useNetworkButton({ latchkey: instance, namespace, label })
    const { failureText, isBusy, press } = useButtonPress(instance, () =>
      instance.actions.open({ view: 'Networks', namespace }),
    )
    const isNamed = state.network !== undefined
    return (
      <PageNetworkButton
        ref={ref}
        size={SIZES[size]}
        picture={isNamed ? { src: state.image } : undefined}
        isWarning={!state.isSupported}
        isStatic={!state.canSwitch}
        aria-label={failureText ?? state.accessibleName}
        aria-busy={isBusy || undefined}
        data-testid="network-button"
        {...useModel(instance, buttonLook)}
        {...rest}
        {...buttonHandlers(instance, press, rest)}
      >
        {failureText ?? state.label}
      </PageNetworkButton>
    )
  },
)

/** The state of a custom network button. */
export interface NetworkButtonCustomProps extends NetworkButtonChoice {
  readonly children: (state: NetworkButtonState) => ReactNode
}

function Custom({ children, ...choice }: NetworkButtonCustomProps): ReactNode {
  return children(useNetworkButton(choice))
}

/**
 * Shows the network and opens the list. `NetworkButton.Custom` passes its state to the
 * site's own markup.
 */
export const NetworkButton = /* @__PURE__ */ Object.assign(Button, { Custom })
