import type { ErrorCode } from '@latchkey/core/contract'
import { AGAIN, MONEY_ADVICE, NOTHING_SENT } from './money-advice.ts'

/**
 * The advice to a website for each failure, for the reference. A code without a sentence does not
 * compile.
 */
export const ERROR_ADVICE: Readonly<Record<ErrorCode, string>> = {
  ...MONEY_ADVICE,

  aborted:
    'The call was cancelled: by its signal, by a visitor who left or closed the login window, or because its session ended. Show nothing.',
  unknown: 'A failure that nobody foresaw; `cause` is what was thrown. Log it and report it to us.',

  'options.invalid':
    'The message names each wrong path: of `createLatchkey`, or of the call that changes options or adds a network. Correct them.',
  'options.two-sign-ins': 'Give `siwx` alone; `siweConfig` is its older form.',
  'instance.stopped':
    'The instance was destroyed before the call. Create another one, or drop the call. For authors of adapters: the adapter was not started.',
  'instance.no-page':
    'Calls that draw or connect need a browser. On a server, only create the instance.',
  'instance.load-failed': `A file of the modal could not be fetched. ${AGAIN} After a release, keep the files of the one before for a while.`,
  'react.no-instance':
    'The message names what is missing: a `<LatchkeyProvider>` around the component, `latchkeyPlugin` in Vue, `setLatchkey` in Svelte. Or pass `{ latchkey }` to the call.',
  'adapter.unprepared': 'Only for authors of adapters: await `prepare` before `start`.',

  'view.unknown': 'Open one of the views that `open({ view })` accepts; TypeScript lists them.',
  'wallet.unknown':
    '`open({ wallet })` names none of this browser, of `customWallets` or of the listing, or the options hide it: `actions.listing.explain(name)` says which rule. Call `open()` without it.',
  'namespace.unknown':
    'Add a network and an adapter of this namespace to the options, or name another namespace.',
  'terms.not-accepted':
    'Open the modal, which asks the visitor, or call `actions.terms.accept()` after the page asked.',
  'clipboard.failed':
    'The browser refused access to the clipboard, or there is no address to copy yet. Show the text, so that it can be copied by hand.',

  'caip.invalid-address':
    'Check what was passed as recipient or token: it is no address of this network, or there is no token at it.',
  'caip.invalid-account':
    'Smart sessions belong to accounts on EVM networks. Pass one, such as `eip155:1:0x…`.',
  'network.switch-off':
    'The website has `enableNetworkSwitch: false`: the visitor chooses the network in the wallet.',
  'network.not-found':
    'Add the network to the option `networks`, or name one that is there. Where a name was to be registered: the service knows no names on the active network, or `projectId` is missing.',
  'network.none':
    'A name is looked up for a network, and none is active: pass `networkId`, or check `networks`.',
  'network.chain-id':
    'Names can have addresses on networks whose chain id is from 1 to 2,147,483,647. Register it on another network.',
  'account.none':
    'No account is connected, or another one than when the form was opened. Ask the visitor to connect, then begin again.',
  'adapter.not-found': 'Add the adapter of the namespace to the option `adapters`.',

  'amount.invalid':
    'Pass a plain decimal number as text, such as `1.5`: no sign, exponent or grouping; above zero, and no more than the network can count.',
  'amount.too-precise': 'Round the amount to the decimals of the token.',
  'amount.decimals': 'The number of decimals of the token is wrong. Check where it comes from.',

  'http.network': `The request did not arrive, or the content policy blocks its host: see \`latchkey.requests()\`. Or a part of the modal could not be fetched. ${AGAIN}`,
  'token.ambiguous': 'Pass the plain address of the token: anybody can create one of any symbol.',
  'token.differs':
    'A list says something else of the token than its contract. Show the visitor what the contract says, and ask again.',
  'token.unchecked': `Check the address, and that a node of the network answers. ${NOTHING_SENT}`,
  'http.status':
    '`context.status` is what the server answered. With 401 or 403 check project id and allowed origins; with 400, what was passed: parts that no address can have are not sent at all. Otherwise try again later.',
  'http.timeout': AGAIN,
  'http.too-large':
    'The server is not the one that is expected. Check `endpoints` and `customRpcUrls`.',
  'http.malformed':
    'A server or node answered with something else than its interface says. Check `endpoints` and `customRpcUrls`, and report it.',
  'rpc.failed':
    '`context.code` is the JSON-RPC code of the node; on Bitcoin, the HTTP status of its server. Where `context.mayBeTaken` is true, a transaction may have been sent: look for it before you send again.',
  'rpc.unavailable':
    'No node answered. Add addresses by `customRpcUrls`. Where `context.mayBeTaken` is true, a transaction may have been sent all the same.',
  'balance.unavailable': AGAIN,
  'activity.failed': AGAIN,
  'collectibles.failed': AGAIN,

  'names.resolve-failed': AGAIN,
  'names.suggestions-failed': AGAIN,
  'names.reverse-failed': AGAIN,
  'names.register-failed': `Nothing was registered as far as is known; \`cause\` says why. ${AGAIN}`,
  'names.late':
    'It failed after the time in which the service takes a signature, 10 seconds, so most likely because the visitor signed too late. Begin again.',
  'names.moved': `The name has another address than before: \`context.before\` and \`context.now\`. Show both to the visitor, and send to the one that they choose. ${NOTHING_SENT}`,
  'names.unconfirmed': `The name has no address now, or could not be looked up again. ${NOTHING_SENT} ${AGAIN}`,
  'names.refused': 'Ask for another name, of 4 to 64 letters, digits and hyphens.',
  'names.taken': 'Ask for another name.',
  'names.owned': 'The account has a name; show that one.',

  'wallet.missing':
    'Tell the visitor to turn the extension on or to choose another wallet. Check the id where you passed one.',
  'wallet.none':
    'Ask the visitor to connect first. A wallet that has no session on the namespace of the call does not count, nor does one whose adapter is not in `adapters`.',
  'wallet.no-accounts':
    'Tell the visitor to unlock the wallet, to create an account in it, or to share one that your `networks` and `accountTypes` allow.',
  'wallet.failed':
    '`cause` is what the wallet answered; there is none where it did not answer in time. Where it was asked to send, let the visitor look into the wallet before it is asked again.',
  'wallet.rejected': `The visitor declined to connect. ${AGAIN}`,
  'wallet.request-rejected': `The visitor declined the request. ${AGAIN}`,
  'wallet.busy':
    'The wallet shows an earlier request, or an earlier call of the page still waits for it. Tell the visitor to open the wallet and to answer it.',
  'wallet.ambiguous':
    'Two extensions announce the same id. Tell the visitor to remove the one that they do not trust.',
  'wallet.malformed':
    'The wallet answered against its standard. Offer another wallet, and report it.',
  'wallet.chain-unknown':
    'The wallet can’t be moved to the network: it does not know it and refused to learn it, has no way to switch, or its session does not cover it. Offer another network or wallet.',
  'wallet.unsupported-method':
    'The wallet does not have this request, or not in this form: a message may be too long for it, an address of a type that it can’t spend from. Do without, or ask for another wallet.',
  'wallet.unauthorized': 'The session does not cover this account or method. Connect again.',
  'wallet.disconnected': 'Ask the visitor to connect again.',
  'wallet.changed':
    'The wallet is on another account or network than the call was made for. Read the account again, and repeat the call if it still fits.',
  'wallet.sent-other':
    'The transaction that the wallet sent is not the one it was asked for. Show it in the explorer, and do not count it as paid.',

  'disconnect.failed':
    'A notice of the modal. The call rejects with `disconnect.chain-failed` or `disconnect.chains-failed`.',
  'disconnect.chain-failed': `\`context.chain\` is the namespace that failed; others may have ended. ${AGAIN}`,
  'disconnect.chains-failed': `Several namespaces failed; others may have ended. ${AGAIN}`,

  'siwx.invalid':
    '`context.field` has characters, a length or an address that the standard does not allow; `uri` has to be of this page.',
  'siwx.mismatch': 'The signature is not of the message. Treat the visitor as not signed in.',
  'siwx.not-enabled':
    'Give `createLatchkey` the option `siwx`. A `localSiwx()` or `remoteSiwx()` works only once an instance has it.',
  'siwx.not-verified':
    'Treat the visitor as not signed in: the wallet signed, but the signature is wrong, its nonce is unknown or was used before, or the server failed: `cause` says which. Check the server that verifies.',
  'siwx.failed': `\`cause\` is what your \`siwx\` threw; there is none where it still has a session that it was told to end. ${AGAIN}`,
  'siwx.sign-out-failed': `The visitor disconnected, or \`actions.siwx.signOut\` was called, and the server did not answer: it may still take them for signed in. The visitor can try again from the notice; \`actions.siwx.signOut\` does the same. With \`remoteSiwx\` the page does not take the sign-in for valid any more, and ends it once the server answers.`,
  'siwx.declined': `The visitor declined, or the signature could not be made: \`cause\` says which. ${AGAIN}`,
  'siwx.smart-account':
    'Signing in with a smart account failed: `cause` says why. Verify signatures by EIP-1271 and EIP-6492 on your server, or offer accounts of the type `eoa`.',
  'signature.no-adapter': 'Add the adapter of the network to the option `adapters`.',
  'signature.unsupported-form': 'Ask for a signature in the simple or the legacy form.',

  'relay.missing':
    'Give `createLatchkey` the option `walletConnect: walletConnect()`, and as its `provider` nothing but a universal provider.',
  'relay.unavailable': `The relay did not answer, or the content policy blocks its host. ${AGAIN}`,
  'relay.clock': 'Ask the visitor to set the clock of the device.',
  'pairing.expired': 'Make another code: `actions.pairing.retry()`.',
  'session.ended': 'Ask the visitor to connect again.',
  'session.expired': 'Ask the visitor to connect again.',

  'frame.load-failed': `The page of the secure site did not load: check \`frame-src\` of the content policy, and that \`endpoints.secureSite\` is an \`https:\` address. ${AGAIN}`,
  'frame.timeout': AGAIN,
  'frame.failed': `The secure site answered with something unusable, its frame was removed, or a request was malformed or too large: then \`cause\` has the code -32602. ${AGAIN}`,
  'frame.unset':
    'The frame of logins was removed from the page. Leave elements that you did not make alone.',
  'frame.parent-unset':
    'Only for authors of a secure site: its page was opened outside of a frame.',
  'frame.element-taken':
    'An element of the page has the id `w3m-iframe`, which is that of the frame. Rename it.',
  'frame.method-refused':
    'The embedded wallet does not answer this method, and requests that wait for the visitor were ended. Do not pass it on.',
  'frame.refused': 'The secure site says why in its message, which can be shown.',
  'auth.none':
    'Logins need the option `auth` and an adapter for EVM networks or Solana. Give `createLatchkey` both.',
  'auth.network':
    'The secure site serves none of your `networks`. Logins work on EVM networks and Solana: add one that it serves.',
  'auth.not-offered': 'Add the login to `features.email` or `features.socials`, or offer another.',
  'auth.account-type': 'Add the type to the option `accountTypes`, or ask for another.',
  'email.malformed': 'Let the visitor correct the address.',
  'email.cooldown': 'Show a countdown of `context.seconds`, then allow the next try.',
  'social.popup-blocked':
    'Begin the login in the click itself, without waiting before it, and let the visitor allow windows.',
  'social.no-address': `The provider’s page could not be opened: the secure site gave no address, or the window did not go there. ${AGAIN}`,
  'social.timeout': `The provider’s page did not open in time. ${AGAIN}`,
  'social.code-too-long': 'Offer another login, or the same one on a phone.',
}
