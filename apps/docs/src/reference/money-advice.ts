import type { ErrorCode } from '@latchkey/core/contract'

/** The advice that many failures share. */
export const AGAIN = 'Offer the visitor to try it again.'
/** Is said where a failure leaves nothing to look for. */
export const NOTHING_SENT = 'Nothing was sent.'

/** The advice for failures of sending, swapping, buying, paying and permissions; a part of `ERROR_ADVICE`. */
export const MONEY_ADVICE = {
  'transfer.dust': 'Raise the amount above what the network passes on.',
  'transfer.short': 'The account holds less than amount and fee together. Lower the amount.',
  'transfer.unknown':
    'Do not send again before the visitor has looked into the wallet or an explorer: the first one may have been sent.',
  'transfer.unsupported-token': `The token takes a part of each transfer or has other rules. ${NOTHING_SENT}`,
  'transfer.no-tokens': 'Send the native coin, or choose another network.',
  'transfer.unsupported-data': 'Leave the call data out, or send it with the wallet’s provider.',
  'transfer.fee-changed': `Show the new fee, and let the visitor confirm it. ${NOTHING_SENT}`,
  'transfer.no-wallet': `The address is of a token, a program or the like. Ask the visitor for that of a wallet. ${NOTHING_SENT}`,
  'transfer.leftover': `Send all of it, or leave at least what the network wants in an account. ${NOTHING_SENT}`,
  'transfer.would-fail': `The network would refuse it, or its fee is out of all proportion, as after a false answer of a server; so the wallet was not asked. ${NOTHING_SENT}`,
  'transfer.no-adapter': 'Add the adapter of the network to the option `adapters`.',
  'send.incomplete': 'Pass both `to` and `amount`.',
  'send.no-token':
    'Pass a `token` that the account holds. On EVM networks the native coin has to be named, too.',
  'send.unsupported-chain':
    'This kind of network or wallet can’t send, or the wallet is on a network that is not in `networks`. Choose another network.',
  'send.no-fee': 'The account needs some of the native coin to pay the network fee.',
  'send.doubtful':
    '`context.doubt` says why: own address, zero address, the token’s contract, an address that resembles one used before, or a name that has no address of the network but one on Ethereum. Let the visitor confirm, then pass `isConfirmed`.',

  'swap.unsupported-network': 'Choose another network, or give a `swapSource` that works there.',
  'swap.no-gas-price':
    'The network has no price for gas. Choose another network. A `swapSource` of yours may throw it; where a price can’t be read for another reason, swapping goes on without it.',
  'swap.incomplete': 'Pass `fromToken`, `toToken` and `amount`.',
  'swap.no-token': 'One of the tokens is not listed, or both are the same. Choose another token.',
  'swap.no-quote': 'Nothing is offered for this amount. Change the amount or the tokens.',
  'swap.list-failed': AGAIN,
  'swap.quote-failed': AGAIN,
  'swap.no-coin-price': AGAIN,
  'swap.allowance-failed': `${NOTHING_SENT} ${AGAIN}`,
  'swap.approve-failed': `${NOTHING_SENT} ${AGAIN}`,
  'swap.build-failed': `${NOTHING_SENT} ${AGAIN}`,
  'swap.unsafe':
    '`context.reason` names what differs from what was agreed. Do not retry with the same source; report it.',
  'swap.price-changed': `Show the new price, and let the visitor confirm it. ${NOTHING_SENT}`,
  'swap.impact':
    'Show the price impact of `context.percent`, let the visitor confirm it, then pass it as `confirmedImpact`.',
  'swap.no-exchange':
    'The source wrote a transaction to an address without a contract. Do not retry with the same source; report it.',
  'swap.exchange':
    'Show the whole address of `context.exchange`, let the visitor confirm it, then pass it as `confirmedExchange`. If the exchange is your own, name it in `exchanges` of your `swapSource`.',
  'swap.approval-lost':
    'The transaction that approves the token was not executed, and nothing was swapped. Begin again.',

  'onramp.sample': `Without \`projectId\` there is no list of what can be bought: give one, or a source of your own by \`onrampSources\`. Where there is one, it could not be read. ${AGAIN}`,
  'onramp.no-price':
    'Open the form first (`actions.onramp.open()`). Where it is open, change the amount, the currency or the provider.',
  'onramp.price-changed': 'Show the new price, and let the visitor press again.',
  'onramp.no-page': `Nothing was paid. ${AGAIN}`,

  'pay.off': 'Set `features.pay` to true.',
  'pay.busy': 'Wait until the other payment of this instance has ended.',
  'pay.under-way':
    'Look at the payment’s state before you ask for the money again: it may have been paid.',
  'pay.invalid-config': '`cause` lists what is wrong; the shape is `PayRequest`.',
  'pay.invalid-link': 'Pass a link of EIP-681, Solana Pay or BIP-21 that has an amount.',
  'pay.invalid-recipient': 'Pass an address of the network on which is paid.',
  'pay.invalid-asset':
    'Pass a CAIP-19 id of a native coin, of a token by ERC-20, or of an SPL token. Bitcoin has its coin alone.',
  'pay.invalid-amount': 'Pass decimal text above zero with no more decimals than the token has.',
  'pay.invalid-namespace': 'Pay on a network of a namespace that the site has an adapter for.',
  'pay.unsupported-asset':
    'The network is not in `networks`, or nobody knows the decimals of a token at this address. Add the network, pass `metadata.decimals`, or ask for another asset.',
  'pay.failed': `Nothing was paid; \`cause\` says why where it is known. ${AGAIN}`,
  'pay.cancelled': 'The visitor left without paying. Leave the button where it is.',
  'pay.exchanges-failed': `Exchanges need a \`projectId\`. ${AGAIN}`,
  'pay.url-failed': `The exchange gave no page; nothing was paid. ${AGAIN}`,
  'pay.status-failed':
    'The state of a payment could not be read; it goes on all the same. Read it again before you ask for the money again.',

  'permissions.invalid':
    '`context.field` names the part of the request that ERC-7715 does not allow.',
  'permissions.malformed': 'The message lists what is wrong with the request.',
  'permissions.unsupported':
    '`context.what` is the kind of permission, `signer`, or `permissions` for all of it. Read what the wallet grants before you ask, or do without.',
  'permissions.off': 'Switch it on with `features: { smartSessions: true }`.',
  'permissions.no-server': 'Give `createLatchkey` a `projectId`.',
  'permissions.still-granted':
    'It is the `cause` of `permissions.end-failed`. The visitor has to end the access in the wallet’s own settings.',
  'permissions.end-failed': `\`cause\` says why. ${AGAIN}`,
  'permissions.not-ended': `It is the \`cause\` of \`permissions.end-failed\`: the transaction that ends the approval was decided, and the network still has it. ${AGAIN}`,
  'permissions.list-failed': AGAIN,
  'permissions.revoke-failed': `\`cause\` says why: the visitor declined, the wallet can’t, or \`projectId\` is missing. ${AGAIN}`,
} as const satisfies Partial<Record<ErrorCode, string>>
