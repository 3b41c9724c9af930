import { encodeFunctionData, parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { readExactly } from '../evm/abi.ts'
import { readSignature } from './read-signature.ts'

const WHO = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test.each([
  'deposit()',
  'transfer(address to, uint256 amount)',
  'f(uint a, int8 b, bytes32 c, bytes d, string e, bool f)',
  'g((address token, (uint8[] kinds, bytes data)[2] parts)[] orders, uint256[3][] grid)',
  'h(bytes calldata data, address payable to)',
])('%s has the selector that an independent library computes', (text) => {
  const plain = text.replace('uint a', 'uint256 a').replace('calldata ', '').replace(' payable', '')

  expect(`0x${readSignature(text)?.selector}`).toBe(toFunctionSelector(plain))
})

test('values are read with their names', () => {
  const data = encodeFunctionData({
    abi: parseAbi([
      'struct P { uint8[] kinds; string text; }',
      'function f(address to, P[1] parts)',
    ]),
    args: [WHO, [{ kinds: [1, 2], text: 'hi' }]],
  })
  const signature = readSignature('f(address to, (uint8[] kinds, string text)[1] parts)')

  expect(signature && readExactly(signature.abi, data.slice(10))).toMatchObject([
    { name: 'to', type: 'address', value: WHO },
    {
      name: 'parts',
      type: '(uint8[],string)[1]',
      parts: [
        { parts: [{ parts: [{ value: 1n }, { value: 2n }] }, { name: 'text', value: 'hi' }] },
      ],
    },
  ])
})

test.each(['', 'f', 'f(', 'f(word a)', 'f(uint7 a)', 'f(uint264 a)', 'f(bytes33 a)', 'f(() a)'])(
  '%j is no signature that is known',
  (text) => {
    expect(readSignature(text)).toBeUndefined()
  },
)
