import { readPage } from '../instance/page.ts'
import { registerElements } from './register-elements.ts'

export type {
  LatchkeyAccountButtonElement,
  LatchkeyButtonBaseElement,
  LatchkeyButtonElement,
  LatchkeyConnectButtonElement,
  LatchkeyElement,
  LatchkeyElementEvents,
  LatchkeyElements,
  LatchkeyModalElement,
  LatchkeyNetworkButtonElement,
  LatchkeyWalletButtonElement,
} from './element-types.ts'
export type { LatchkeyJsxElements, LatchkeyVueComponents } from './jsx-types.ts'

registerElements(readPage())
