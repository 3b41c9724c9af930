import { LatchkeyError, RPC_CODES, walletError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readWalletError } from './errors.ts'
import { impliedCode } from './implied-code.ts'
import { rpcError } from './testing/scripted-wallet.ts'

const KNOWN: ReadonlySet<number> = new Set(Object.values(RPC_CODES))

function said(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), more)
}

test.each([
  ['an error with nothing but words', said('User rejected the request.')],
  ['words with a code for everything', said('User denied transaction signature', { code: -32603 })],
  ['words with a code of its own', said('User rejected', { code: -1 })],
  ['a text', 'User canceled'],
  ['one word', said('Cancelled')],
  ['one word in lower case', 'reject'],
  ['a few words', said('Transaction was rejected.')],
  ['words the other way around', said('Request cancelled by user')],
  ['what the owner did not do', said('The user did not approve the request')],
  ['a pop-up that was closed', said('User closed modal')],
  ['a code as text', { code: '4001' }],
  ['a code as the only text', '4001'],
  ['a code in words', said('Request failed with code 4001')],
  ['a code by its name', { code: 'ACTION_REJECTED' }],
  ['another code by its name', { code: 'USER_REJECTED', message: '' }],
  ['an error by its name', said('', { name: 'UserRejectedRequestError' })],
  ['an error inside', said('Internal JSON-RPC error.', { code: -32603, data: { code: 4001 } })],
  ['an error inside an error inside', { data: { originalError: { code: 4001 } } }],
  ['a cause', new Error('The wallet failed', { cause: rpcError(4001) })],
  ['words inside', { code: -32000, data: { message: 'User rejected methods' } }],
  ['what ethers makes of it', { info: { error: { code: 4001, message: 'denied' } } }],
  ['what is written as JSON', said('{"code":4001,"message":"no"}')],
  ['JSON in words', said(`Error: [ethjs-query] from RPC '{"value":{"code":4001}}'`)],
  ['the words of session protocols', said('User disapproved requested methods', { code: 5002 })],
  ['Chinese', said('用户已取消')],
  ['Chinese as in Taiwan', '使用者拒絕了請求'],
  ['Japanese', said('ユーザーがリクエストを拒否しました')],
  ['Korean', said('사용자가 요청을 거부했습니다')],
  ['Russian', said('Пользователь отклонил запрос')],
  ['Spanish', said('El usuario ha rechazado la solicitud')],
  ['Portuguese', said('Solicitação recusada pelo usuário')],
  ['French', said('La demande a été refusée par l’utilisateur')],
  ['German', said('Vom Benutzer abgelehnt')],
  ['Turkish', said('Kullanıcı isteği reddetti')],
  ['Arabic', said('رفض المستخدم الطلب')],
  ['Hindi', said('उपयोगकर्ता ने अनुरोध अस्वीकार कर दिया')],
  ['Thai', said('ผู้ใช้ปฏิเสธคำขอ')],
  ['Vietnamese', said('Người dùng đã từ chối yêu cầu')],
])('a refusal told as %s is one', (_what, thrown) => {
  const error = walletError(readWalletError(thrown))

  expect(error.code).toBe('wallet.request-rejected')
  expect(impliedCode(thrown, KNOWN)).toBe(4001)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['a symbol as its code', { code: Symbol('4001') }],
  ['a node that rejects', said('Transaction rejected: nonce too low', { code: -32000 })],
  ['an account without funds', said('insufficient funds for gas * price + value')],
  ['a contract that fails', said('execution reverted: user cancelled the order', { code: 3 })],
  ['a contract inside', { message: 'User rejected', data: { message: 'VM: revert' } }],
  ['an operation of a smart account', said('User operation rejected: fee too low')],
  ['a network that fails', said('Connection refused')],
  ['a request that was cut off', said('The operation was aborted.', { name: 'AbortError' })],
  ['a number that is no code', said('Timeout of 5000 ms')],
])('%s is no refusal', (_what, thrown) => {
  expect(impliedCode(thrown, KNOWN)).toBeUndefined()
  expect(readWalletError(thrown)).toBe(thrown)
})

test.each([
  said('Already processing eth_requestAccounts. Please wait.'),
  said("Request of type 'wallet_requestPermissions' already pending for origin", { code: -32603 }),
  { code: '-32002' },
])('an open request told as %s is one', (thrown) => {
  expect(walletError(readWalletError(thrown)).code).toBe('wallet.busy')
})

test('a code that has one meaning counts more than words, and more than what is inside', () => {
  const thrown = said('User rejected', { code: 4100, data: { code: 4001 } })

  expect(readWalletError(thrown)).toBe(thrown)
})

test('an error of ours is read as it is, also inside that of a wallet', () => {
  const own = new LatchkeyError('transfer.unknown', {})
  const around = said('User rejected', { code: -32603, cause: own })

  expect(readWalletError(own)).toBe(own)
  expect(readWalletError(around)).toBe(around)
})

test('an error that throws when it is read, has no end or goes in circles is read to a limit', () => {
  const hostile = new Proxy(new Error('no'), {
    get() {
      throw new Error('Do not read me')
    },
  })
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  const endless = (): object => ({
    get cause() {
      return endless()
    },
  })

  for (const thrown of [hostile, circle, endless(), 'x'.repeat(1_000_000)]) {
    expect(impliedCode(thrown, KNOWN)).toBeUndefined()
  }
})
