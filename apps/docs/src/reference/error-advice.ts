import type { ErrorCode } from '@latchkey/core/contract'

const AGAIN = 'Offer the visitor to try it again.'
const NOTHING_SENT = 'Nothing was sent.'

/** What a website does about each failure, for the reference. A code without a sentence does not compile. */
export const ERROR_ADVICE: Readonly<Record<ErrorCode, string>> = {
  aborted: 'The call was cancelled, by the visitor or by the site. Show nothing.',
  unknown: 'A failure that nobody foresaw; `cause` is what was thrown. Log it and report it to us.',

  'options.invalid': 'The message names each wrong path. Correct the options.',
  'options.two-sign-ins': 'Give `siwx` alone; `siweConfig` is its older form.',
  'instance.stopped':
    'The instance was destroyed before the call. Create another one, or drop the call.',
  'instance.no-page':
    'Calls that draw or connect need a browser. On a server, only create the instance.',
  'instance.load-failed': `A file of the modal could not be fetched. ${AGAIN} After a release, keep the files of the one before for a while.`,
  'react.no-instance':
    'Put a `<LatchkeyProvider>` around the component, or pass `{ latchkey }` to the hook.',
  'adapter.unprepared': 'Only for authors of adapters: await `prepare` before `start`.',

  'view.unknown': 'Open one of the views that `open({ view })` accepts; TypeScript lists them.',
  'view.no-data': 'The view needs what the message names. Open the view that leads to it instead.',
  'namespace.unknown':
    'Add a network and an adapter of this namespace to the options, or name another namespace.',
  'terms.not-accepted':
    'Open the modal, which asks the visitor, or call `actions.terms.accept()` after the page asked.',
  'clipboard.failed':
    'The browser refused access to the clipboard. Show the text, so that it can be copied by hand.',

  'caip.invalid-address': 'Check what was passed as an address: it does not belong to the network.',
  'caip.invalid-account': 'Pass a CAIP-10 id, such as `eip155:1:0x…`.',
  'network.not-found': 'Add the network to the option `networks`, or name one that is there.',
  'network.none': 'No network is active. Check that `networks` has one of this namespace.',
  'network.chain-id': 'Pass a network whose chain id is a whole number above zero.',
  'switch.network-not-found': 'Add the network to the option `networks` before switching to it.',
  'account.none': 'No account is connected. Ask the visitor to connect first.',
  'adapter.not-found': 'Add the adapter of the namespace to the option `adapters`.',

  'amount.invalid':
    'Pass a plain decimal number as text, such as `1.5`: no sign, exponent or grouping.',
  'amount.too-precise': 'Round the amount to the decimals of the token.',
  'amount.decimals': 'The number of decimals of the token is wrong. Check where it comes from.',

  'http.network': `The request did not arrive, or the content policy blocks its host: see \`latchkey.requests()\`. ${AGAIN}`,
  'http.status':
    '`context.status` is what the server answered. With 401 or 403 check project id and allowed origins; otherwise try again later.',
  'http.timeout': AGAIN,
  'http.too-large': 'The server is not the one that is expected. Check `endpoints`.',
  'http.malformed':
    'The server answered with something else than its interface says. Check `endpoints`, and report it.',
  'rpc.failed':
    '`context.code` is the JSON-RPC code of the node. Where `context.mayBeTaken` is true, a transaction may have been sent: look for it before you send again.',
  'rpc.unavailable':
    'No node answered. Add addresses by `customRpcUrls`. Where `context.mayBeTaken` is true, a transaction may have been sent all the same.',
  'balance.unavailable': AGAIN,
  'activity.failed': AGAIN,
  'collectibles.failed': AGAIN,

  'names.resolve-failed': AGAIN,
  'names.suggestions-failed': AGAIN,
  'names.reverse-failed': AGAIN,
  'names.register-failed': AGAIN,
  'names.late': 'The visitor signed after the request had expired. Begin again.',
  'names.refused': 'Ask for another name, of 4 to 64 letters, digits and hyphens.',
  'names.taken': 'Ask for another name.',
  'names.owned': 'The account has a name; show that one.',

  'wallet.missing': 'Tell the visitor to turn the extension on or to choose another wallet.',
  'wallet.none': 'Ask the visitor to connect first.',
  'wallet.no-accounts': 'Tell the visitor to unlock the wallet or to create an account in it.',
  'wallet.failed': '`cause` is what the wallet answered. Offer another try.',
  'wallet.rejected': `The visitor declined to connect. ${AGAIN}`,
  'wallet.request-rejected': `The visitor declined the request. ${AGAIN}`,
  'wallet.busy':
    'The wallet shows an earlier request. Tell the visitor to open the wallet and to answer it.',
  'wallet.ambiguous':
    'Two extensions announce the same id. Tell the visitor to remove the one that they do not trust.',
  'wallet.malformed':
    'The wallet answered against its standard. Offer another wallet, and report it.',
  'wallet.chain-unknown':
    'The wallet does not know the network and refused to learn it. Offer another network or wallet.',
  'wallet.unsupported-method': 'Do without this request, or ask for another wallet.',
  'wallet.unauthorized': 'The session does not cover this account or method. Connect again.',
  'wallet.disconnected': 'Ask the visitor to connect again.',
  'wallet.changed':
    'The wallet is on another account or network than the call was made for. Read the account again, and repeat the call if it still fits.',

  'disconnect.failed': AGAIN,
  'disconnect.chain-failed': `Another namespace may be disconnected already. ${AGAIN}`,
  'disconnect.chains-failed': AGAIN,

  'transfer.dust': 'Raise the amount above what the network passes on.',
  'transfer.short': 'The account holds less than amount and fee together. Lower the amount.',
  'transfer.unknown':
    'Do not send again before the visitor has looked into the wallet or an explorer: the first one may have been sent.',
  'transfer.unsupported-token': `The token takes a part of each transfer or has other rules. ${NOTHING_SENT}`,
  'transfer.no-tokens': 'Send the native coin, or choose another network.',
  'transfer.unsupported-data': 'Leave the call data out, or send it with the wallet’s provider.',
  'transfer.fee-changed': `Show the new fee, and let the visitor confirm it. ${NOTHING_SENT}`,
  'transfer.would-fail': `The network would refuse it, so the wallet was not asked. ${NOTHING_SENT}`,
  'transfer.no-adapter': 'Add the adapter of the network to the option `adapters`.',
  'send.incomplete': 'Pass both `to` and `amount`.',
  'send.no-token': 'Pass a `token` that the account holds.',
  'send.unsupported-chain': 'This kind of network or wallet can’t send. Choose another network.',
  'send.no-fee': 'The account needs some of the native coin to pay the network fee.',
  'send.doubtful':
    '`context.doubt` says why: own address, zero address, the token’s contract, or an address that resembles one used before. Let the visitor confirm, then pass `isConfirmed`.',

  'swap.unsupported-network': 'Choose another network, or give a `swapSource` that works there.',
  'swap.no-gas-price': 'Choose another network.',
  'swap.incomplete': 'Pass `fromToken`, `toToken` and `amount`.',
  'swap.no-token': 'Choose another token.',
  'swap.no-quote': 'Nothing is offered for this amount. Change the amount or the tokens.',
  'swap.list-failed': AGAIN,
  'swap.quote-failed': AGAIN,
  'swap.allowance-failed': `${NOTHING_SENT} ${AGAIN}`,
  'swap.approve-failed': `${NOTHING_SENT} ${AGAIN}`,
  'swap.build-failed': `${NOTHING_SENT} ${AGAIN}`,
  'swap.unsafe':
    '`context.reason` names what differs from what was agreed. Do not retry with the same source; report it.',
  'swap.price-changed': `Show the new price, and let the visitor confirm it. ${NOTHING_SENT}`,
  'swap.impact':
    'Show the price impact, let the visitor confirm it, then pass `isImpactConfirmed`.',
  'swap.approval-lost':
    'The transaction that approves the token was not executed, and nothing was swapped. Begin again.',

  'onramp.sample': AGAIN,
  'onramp.no-price': 'Change the amount, the currency or the provider.',
  'onramp.price-changed': 'Show the new price, and let the visitor press again.',
  'onramp.no-page': `Nothing was paid. ${AGAIN}`,

  'pay.off': 'Set `features.pay` to true.',
  'pay.busy': 'Wait until the other payment of this instance has ended.',
  'pay.under-way':
    'Look at the payment’s state before you ask for the money again: it may have been paid.',
  'pay.invalid-config': 'Check the shape of the request against `PayRequest`.',
  'pay.invalid-link': 'Pass a link of EIP-681, Solana Pay or BIP-21 that has an amount.',
  'pay.invalid-recipient': 'Pass an address of the network on which is paid.',
  'pay.invalid-asset': 'Pass a CAIP-19 id.',
  'pay.invalid-amount': 'Pass decimal text above zero with no more decimals than the token has.',
  'pay.invalid-namespace': 'Pay on a network of a namespace that the site has an adapter for.',
  'pay.unsupported-asset': 'Ask for another asset or network.',
  'pay.failed': `Nothing was paid. ${AGAIN}`,
  'pay.cancelled': 'The visitor left without paying. Leave the button where it is.',
  'pay.exchanges-failed': AGAIN,
  'pay.url-failed': AGAIN,
  'pay.status-failed':
    'The state of a payment could not be read; it goes on all the same. Read it again before you ask for the money again.',

  'permissions.invalid':
    '`context.field` names the part of the request that ERC-7715 does not allow.',
  'permissions.malformed': 'The message lists what is wrong with the request.',
  'permissions.unsupported': 'Read what the wallet grants before you ask, or do without.',
  'permissions.no-server': 'Give `createLatchkey` a `projectId`.',
  'permissions.still-granted': 'The wallet has to be told by the visitor, in its own settings.',
  'permissions.end-failed': AGAIN,
  'permissions.not-ended': `The transaction that ends it failed on the network. ${AGAIN}`,
  'permissions.list-failed': AGAIN,
  'permissions.revoke-failed': AGAIN,

  'siwx.invalid': '`context.field` has characters or a length that ERC-4361 does not allow.',
  'siwx.mismatch': 'The signature is not of the message. Treat the visitor as not signed in.',
  'siwx.not-enabled': 'Give `createLatchkey` the option `siwx`.',
  'siwx.not-verified': 'Treat the visitor as not signed in. Check the server that verifies.',
  'siwx.failed': `\`cause\` is what your \`siwx\` threw. ${AGAIN}`,
  'siwx.declined': AGAIN,
  'siwx.smart-account':
    'Verify signatures by EIP-1271 and EIP-6492 on your server, or offer accounts of the type `eoa`.',
  'signature.no-adapter': 'Add the adapter of the network to the option `adapters`.',
  'signature.unsupported-form': 'Ask for a signature in the simple or the legacy form.',

  'relay.missing': 'Give `createLatchkey` the option `walletConnect: walletConnect()`.',
  'relay.unavailable': `The relay did not answer, or the content policy blocks its host. ${AGAIN}`,
  'relay.clock': 'Ask the visitor to set the clock of the device.',
  'pairing.expired': 'Make another code: `actions.pairing.retry()`.',
  'session.ended': 'Ask the visitor to connect again.',
  'session.expired': 'Ask the visitor to connect again.',

  'frame.load-failed': `The page of the secure site did not load: check \`frame-src\` of the content policy and \`endpoints.secureSite\`. ${AGAIN}`,
  'frame.timeout': AGAIN,
  'frame.failed': AGAIN,
  'frame.unset':
    'The frame of logins was removed from the page. Leave elements that you did not make alone.',
  'frame.parent-unset':
    'Only for authors of a secure site: its page was opened outside of a frame.',
  'frame.element-taken': 'Rename the element of the page that has the name of the frame.',
  'frame.method-refused': 'The embedded wallet does not answer this method.',
  'frame.refused': 'The secure site says why in its message, which can be shown.',
  'auth.none': 'Give `createLatchkey` the option `auth`, and let the visitor log in first.',
  'auth.network': 'Logins work on EVM networks and Solana. Add one to `networks`.',
  'auth.not-offered': 'Add the login to `features.email` or `features.socials`, or offer another.',
  'auth.account-type': 'Add the type to the option `accountTypes`, or ask for another.',
  'email.malformed': 'Let the visitor correct the address.',
  'email.cooldown': 'Show a countdown of `context.seconds`, then allow the next try.',
  'social.popup-blocked':
    'Begin the login in the click itself, without waiting before it, and let the visitor allow windows.',
  'social.popup-closed': AGAIN,
  'social.no-address': AGAIN,
  'social.timeout': AGAIN,
  'social.code-too-long': 'Offer another login, or the same one on a phone.',
  'social.untrusted':
    'A message of another page was refused. Nothing is to be done unless it happens at each login; then check `endpoints.secureSite`.',
}
