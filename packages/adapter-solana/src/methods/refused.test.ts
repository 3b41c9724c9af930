import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aTransfer, MINT } from '../testing/a-transfer.ts'

/** Instructions: two of the budget, then the transfer; with a token, its new account comes before. */
const NATIVE_STEP = 2
const [OPEN_STEP, TOKEN_STEP] = [2, 3]
const custom = (place: number, number: number) => ({
  InstructionError: [place, { Custom: number }],
})
const rent = (place: number) => ({ InsufficientFundsForRent: { account_index: place } })

test.each([
  ['the account has nothing', 'AccountNotFound', 'transfer.short'],
  ['it can’t pay the fee', 'InsufficientFundsForFee', 'transfer.short'],
  ['it has less than is sent', custom(NATIVE_STEP, 1), 'transfer.short'],
  ['too little is left', rent(0), 'transfer.leftover'],
  ['the recipient would have too little', rent(1), 'transfer.dust'],
  ['something else is wrong', custom(NATIVE_STEP, 7), 'transfer.would-fail'],
  [
    'a step is wrong',
    { InstructionError: [NATIVE_STEP, 'InvalidAccountData'] },
    'transfer.would-fail',
  ],
  ['the node writes it in another form', 'Nonsense', 'transfer.would-fail'],
])('a transfer of SOL is refused because %s', async (_why, err, code) => {
  const { words, fee, send, asked } = await aTransfer()
  Object.assign(words, { simulateTransaction: { value: { err, unitsConsumed: 450 } } })

  await expect(fee()).rejects.toMatchObject({ code })
  await expect(send()).rejects.toMatchObject({ code, cause: err })
  expect(asked()).toEqual([])
})

const REFUSED = 'Transaction simulation failed: insufficient funds for rent'

test('a node or a wallet’s node that refuses it at last says why, too', async () => {
  const thrown = { code: -32_002, message: REFUSED, data: { err: rent(0), logs: [] } }
  const refuse = (): never => {
    throw thrown
  }
  const { words, wallet, send } = await aTransfer()
  const refused = { code: 'transfer.leftover' }

  Object.assign(words, {
    sendTransaction: () => {
      throw new LatchkeyError('rpc.failed', { code: -32_002 }, { cause: thrown })
    },
    getSignatureStatuses: { value: [null] },
  })
  await expect(send()).rejects.toMatchObject(refused)
  wallet.teach({ 'solana:signAndSendTransaction': refuse })
  await expect(send()).rejects.toMatchObject(refused)
})

test('a wallet whose node refuses without a reason has no request open', async () => {
  const { wallet, send } = await aTransfer()
  wallet.teach({
    'solana:signAndSendTransaction': () => {
      const message = 'Transaction simulation failed: Blockhash not found'
      throw Object.assign(new Error(message), { code: -32_002 })
    },
  })

  await expect(send()).rejects.toMatchObject({ code: 'transfer.would-fail' })
})

test.each([
  ['the account has no SOL', 'AccountNotFound', 'send.no-fee'],
  ['it can’t pay the fee', 'InsufficientFundsForFee', 'send.no-fee'],
  ['it can’t pay the deposit', custom(OPEN_STEP, 1), 'send.no-fee'],
  ['too little SOL is left', rent(0), 'send.no-fee'],
  ['it has less than is sent', custom(TOKEN_STEP, 1), 'transfer.short'],
  ['the account is frozen', custom(TOKEN_STEP, 17), 'transfer.would-fail'],
])('a transfer of a token is refused because %s', async (_why, err, code) => {
  const { words, fee } = await aTransfer({ token: MINT })
  Object.assign(words, { simulateTransaction: { value: { err, unitsConsumed: 450 } } })

  await expect(fee()).rejects.toMatchObject({ code })
})
