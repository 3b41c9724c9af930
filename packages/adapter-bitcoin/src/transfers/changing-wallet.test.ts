import { Script } from '@scure/btc-signer/script.js'
import { SigHash, Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import { readAddress } from '../address.ts'
import { TESTNET } from '../testing/a-network.ts'
import { ALICE, aTransfer, BOB, EVE } from '../testing/a-transfer.ts'
import { aFunding, anExplorer, readPsbt } from '../testing/an-explorer.ts'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

function scriptOf(address: string): Uint8Array {
  const reading = readAddress(address)
  if (!reading.ok) throw new Error(`${address} is no address`)
  return reading.address.script
}

type Inputs = { sequence?: number }[]
type Outputs = { script: Uint8Array; amount: bigint }[]

/** Writes another transaction than the one that was asked for, and signs it. */
function instead(
  asked: Uint8Array,
  change: (outputs: Outputs, inputs: Inputs) => void,
  options = {},
): Uint8Array {
  const old = readPsbt(asked)
  const inputs = Array.from({ length: old.inputsLength }, (_, nth) => ({ ...old.getInput(nth) }))
  const outputs = Array.from({ length: old.outputsLength }, (_, nth) => {
    const { script = new Uint8Array(), amount = 0n } = old.getOutput(nth)
    return { script, amount }
  })
  change(outputs, inputs)
  const made = new Transaction({ allowUnknownOutputs: true, ...options })
  for (const input of inputs) made.addInput(input)
  for (const output of outputs) made.addOutput(output)
  return ALICE.signPsbt(made.toPSBT(), [...inputs.keys()])
}

/** Signs with this type, which covers less. */
function signedFor(asked: Uint8Array, type: SigHash, index = 0): Uint8Array {
  const transaction = readPsbt(ALICE.signPsbt(asked, index === 0 ? [1] : [0]))
  transaction.updateInput(index, { sighashType: type })
  transaction.signIdx(new Uint8Array(32).fill(1), index, [type])
  // It conceals the type beside the signature.
  const { partialSig = [] } = transaction.getInput(index)
  const clean = readPsbt(ALICE.signPsbt(asked, index === 0 ? [1] : [0]))
  clean.updateInput(index, { partialSig })
  return clean.toPSBT()
}

/** A wallet for sats-connect that only signs for its second account, with this answer. */
async function aSatsTransfer(result: object) {
  const owner = anOwner([ALICE, BOB])
  const wallet = createSatsProvider(owner)
  const { adapter, host, open } = await startAdapter({
    btc_providers: [{ id: 'Fjord.Bitcoin', name: 'Fjord' }],
    Fjord: { Bitcoin: wallet },
  })
  anExplorer(host, { [BOB.address]: [90_000] })
  const session = await open('Fjord')
  adapter.sessions.choose(session.id, BOB.address)
  wallet.teach('signPsbt', () => ({ result }))
  const from = `${TESTNET.id}:${BOB.address}` as const
  const request = { sessionId: session.id, from, to: EVE.address, amount: 20_000n }
  return {
    wallet,
    send: () => adapter.transfers?.send(request, noAbort()),
    broadcast: () => host.http.requests.filter(({ method }) => method === 'POST'),
  }
}

const eve = scriptOf(EVE.address)

test.each<[string, (signed: Uint8Array, asked: Uint8Array) => Uint8Array]>([
  [
    'pays somebody else',
    (_signed, asked) =>
      instead(asked, (outputs) => {
        for (const output of outputs) output.script = eve
      }),
  ],
  [
    'sends the change to somebody else',
    (_signed, asked) =>
      instead(asked, (outputs) => {
        const last = outputs.at(-1)
        if (last) last.script = eve
      }),
  ],
  [
    'pays somebody else besides',
    (_signed, asked) => instead(asked, (outputs) => outputs.push({ script: eve, amount: 600n })),
  ],
  [
    'adds a note',
    (_signed, asked) =>
      instead(asked, (outputs) =>
        outputs.push({ script: Script.encode(['RETURN', Uint8Array.of(1)]), amount: 0n }),
      ),
  ],
  [
    'leaves out the change, so that it is a fee',
    (_signed, asked) => instead(asked, (outputs) => outputs.splice(1)),
  ],
  [
    'pays less',
    (_signed, asked) =>
      instead(asked, ([first]) => {
        if (first) first.amount -= 1n
      }),
  ],
  [
    'spends another coin besides',
    (_signed, asked) =>
      instead(asked, (_outputs, inputs) => {
        const { txid } = aFunding(ALICE.address, [70_000], 9)
        const witnessUtxo = { script: scriptOf(ALICE.address), amount: 70_000n }
        inputs.push(Object.assign({ sequence: 0xffff_fffd }, { txid, index: 0, witnessUtxo }))
      }),
  ],
  [
    'can not be replaced',
    (_signed, asked) =>
      instead(asked, (_outputs, inputs) => {
        for (const input of inputs) input.sequence = 0xffff_ffff
      }),
  ],
  ['waits for years', (_signed, asked) => instead(asked, () => {}, { lockTime: 2_000_000 })],
  ['lacks a signature', (_signed, asked) => ALICE.signPsbt(asked, [1])],
  ['lacks every signature', (_signed, asked) => asked],
  ['covers no outputs', (_signed, asked) => signedFor(asked, SigHash.NONE)],
  ['covers one output', (_signed, asked) => signedFor(asked, SigHash.SINGLE)],
  ['covers no other inputs', (_signed, asked) => signedFor(asked, SigHash.ALL_ANYONECANPAY)],
  ['covers nothing else', (_signed, asked) => signedFor(asked, SigHash.NONE_ANYONECANPAY, 1)],
  [
    'is final, and covers one output',
    (_signed, asked) => {
      const transaction = readPsbt(signedFor(asked, SigHash.SINGLE_ANYONECANPAY))
      transaction.finalize()
      return transaction.toPSBT()
    },
  ],
  ['is no transaction', () => new Uint8Array(80)],
])('a signed transaction that %s is not sent', async (_what, answer) => {
  const { send, answers, asked, broadcast } = await aTransfer()
  answers(answer)

  await expect(send()).rejects.toMatchObject({
    code: expect.stringMatching(/wallet.malformed|transfer.unknown/),
  })

  expect(asked).toHaveLength(1)
  expect(broadcast()).toEqual([])
})

test('a final transaction that is the one that was asked for is sent', async () => {
  const { send, answers, broadcast } = await aTransfer()
  answers((signed) => {
    const transaction = readPsbt(signed)
    transaction.finalize()
    return transaction.toPSBT()
  })

  const txid = await send()

  expect(broadcast().map(({ id }) => id)).toEqual([txid])
})

test('a wallet that says that it sent another transaction has not sent this one', async () => {
  const { send, wallet, broadcast } = await aSatsTransfer({ txid: 'ab'.repeat(32) })

  await expect(send()).rejects.toMatchObject({ code: 'transfer.unknown', isRetryable: false })

  expect(wallet.requests.at(-1)).toBe('signPsbt')
  expect(broadcast()).toEqual([])
})
