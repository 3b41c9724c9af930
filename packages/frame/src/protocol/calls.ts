import { connectDevice } from './calls/connect-device.ts'
import { connectEmail } from './calls/connect-email.ts'
import { connectFarcaster } from './calls/connect-farcaster.ts'
import { connectOtp } from './calls/connect-otp.ts'
import { connectSocial } from './calls/connect-social.ts'
import { farcasterUri } from './calls/farcaster-uri.ts'
import { getChainId } from './calls/get-chain-id.ts'
import { getUser } from './calls/get-user.ts'
import { initSmartAccount } from './calls/init-smart-account.ts'
import { isConnected } from './calls/is-connected.ts'
import { reload } from './calls/reload.ts'
import { rpcRequest } from './calls/rpc-request.ts'
import { setPreferredAccount } from './calls/set-preferred-account.ts'
import { signOut } from './calls/sign-out.ts'
import { smartAccountNetworks } from './calls/smart-account-networks.ts'
import { socialRedirectUri } from './calls/social-redirect-uri.ts'
import { switchNetwork } from './calls/switch-network.ts'
import { syncDappData } from './calls/sync-dapp-data.ts'
import { syncTheme } from './calls/sync-theme.ts'
import { updateEmail } from './calls/update-email.ts'
import { updateEmailPrimaryOtp } from './calls/update-email-primary-otp.ts'
import { updateEmailSecondaryOtp } from './calls/update-email-secondary-otp.ts'
import type { Reader } from './define-call.ts'

/** Every call of the protocol, by its name on the wire. Source: docs/frame-protocol.md, section 2. */
export const CALLS = {
  CONNECT_EMAIL: connectEmail,
  CONNECT_DEVICE: connectDevice,
  CONNECT_OTP: connectOtp,
  GET_SOCIAL_REDIRECT_URI: socialRedirectUri,
  CONNECT_SOCIAL: connectSocial,
  GET_FARCASTER_URI: farcasterUri,
  CONNECT_FARCASTER: connectFarcaster,
  GET_USER: getUser,
  IS_CONNECTED: isConnected,
  GET_CHAIN_ID: getChainId,
  SWITCH_NETWORK: switchNetwork,
  SIGN_OUT: signOut,
  UPDATE_EMAIL: updateEmail,
  UPDATE_EMAIL_PRIMARY_OTP: updateEmailPrimaryOtp,
  UPDATE_EMAIL_SECONDARY_OTP: updateEmailSecondaryOtp,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: smartAccountNetworks,
  INIT_SMART_ACCOUNT: initSmartAccount,
  SET_PREFERRED_ACCOUNT: setPreferredAccount,
  SYNC_THEME: syncTheme,
  SYNC_DAPP_DATA: syncDappData,
  RPC_REQUEST: rpcRequest,
  RELOAD: reload,
} as const

type Read<R> = R extends Reader<infer T> ? T : never

/** Name of a call on the wire, without its prefix. */
export type CallName = keyof typeof CALLS
/** The payload of a call's request. */
export type RequestOf<Name extends CallName> = Read<(typeof CALLS)[Name]['request']>
/** The payload of a call's reply. */
export type ReplyOf<Name extends CallName> = Read<(typeof CALLS)[Name]['reply']>

/** Returns true for the name of a call. Inherited names such as `toString` are not call names. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}
