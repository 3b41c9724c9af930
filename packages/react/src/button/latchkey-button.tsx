import { forwardRef, type ReactNode } from 'react'
import { useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import { AccountButton, type AccountButtonProps } from './account-button.tsx'
import { ConnectButton, type ConnectButtonProps } from './connect-button.tsx'
import {
  type LatchkeyButtonChoice,
  type LatchkeyButtonState,
  useLatchkeyButton,
} from './use-latchkey-button.ts'

/** Props of the button that is both; others go to its `<button>`. */
export interface LatchkeyButtonProps extends ConnectButtonProps, AccountButtonProps {}

const Button = forwardRef<HTMLButtonElement, LatchkeyButtonProps>(
  function LatchkeyButton(props, ref) {
    const { label, loadingLabel, balance, charsStart, charsEnd, ...shared } = props
    const latchkey = useInstance('LatchkeyButton', props)
    const { isConnected } = useReading(latchkey, ({ account }) => account(props.namespace))
    if (isConnected) {
      return (
        <AccountButton
          ref={ref}
          balance={balance}
          charsStart={charsStart}
          charsEnd={charsEnd}
          {...shared}
        />
      )
    }
    return <ConnectButton ref={ref} label={label} loadingLabel={loadingLabel} {...shared} />
  },
)

/** The state of a custom button that is both. */
export interface LatchkeyButtonCustomProps extends LatchkeyButtonChoice {
  readonly children: (state: LatchkeyButtonState) => ReactNode
}

function Custom({ children, ...choice }: LatchkeyButtonCustomProps): ReactNode {
  return children(useLatchkeyButton(choice))
}

/**
 * A connect button while no wallet is connected, then an account button. `LatchkeyButton.Custom` passes
 * its state to the site's own markup.
 */
export const LatchkeyButton = /* @__PURE__ */ Object.assign(Button, { Custom })
