import { ACTIVITY_SCENES } from './scenes/activity-scenes.ts'
import { ALL_WALLETS_SCENES } from './scenes/all-wallets-scenes.ts'
import { BUY_SCENES } from './scenes/buy-scenes.ts'
import { CHAIN_SCENES } from './scenes/chain-scenes.ts'
import { CONNECT_SCENES } from './scenes/connect-scenes.ts'
import { LOGIN_SCENES } from './scenes/login-scenes.ts'
import { NAMES_SCENES } from './scenes/names-scenes.ts'
import { PAIRING_SCENES } from './scenes/pairing-scenes.ts'
import { PAY_SCENES } from './scenes/pay-scenes.ts'
import { PERMISSION_SCENES } from './scenes/permission-scenes.ts'
import { REFUSAL_SCENES } from './scenes/refusal-scenes.ts'
import type { Scene } from './scenes/scene.ts'
import { SEND_SCENES } from './scenes/send-scenes.ts'
import { SESSION_SCENES } from './scenes/session-scenes.ts'
import { SIGN_IN_SCENES } from './scenes/sign-in-scenes.ts'
import { SMART_SESSION_SCENES } from './scenes/smart-session-scenes.ts'
import { SWAP_SCENES } from './scenes/swap-scenes.ts'

/** Every view in every state that a visitor can meet. */
export const SCENES: readonly Scene[] = [
  ...CONNECT_SCENES,
  ...PAIRING_SCENES,
  ...ALL_WALLETS_SCENES,
  ...LOGIN_SCENES,
  ...NAMES_SCENES,
  ...SEND_SCENES,
  ...SWAP_SCENES,
  ...BUY_SCENES,
  ...PAY_SCENES,
  ...SESSION_SCENES,
  ...ACTIVITY_SCENES,
  ...SIGN_IN_SCENES,
  ...SMART_SESSION_SCENES,
  ...PERMISSION_SCENES,
  ...CHAIN_SCENES,
  ...REFUSAL_SCENES,
]
