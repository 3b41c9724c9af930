import type { WalletKit, WalletKitTypes } from '@reown/walletkit'
import { stringToHex } from 'viem'
import type { EvmWallet } from '../wallets/evm-wallet.ts'
import type { Decision, Desk } from './create-desk.ts'
import { NOTHING_LEFT } from './grant.ts'
import type { Habits } from './habits.ts'
import type { PartialApproval, PeerCacao, PeerSignIn } from './peer.ts'
import { methodsOf, withGrant } from './recap.ts'

type Kit = InstanceType<typeof WalletKit>

interface Deps {
  readonly kit: Kit
  readonly desk: Desk
  readonly habits: Habits
}

type Payload = WalletKitTypes.SessionAuthenticate['params']['authPayload']

/**
 * Puts sign-ins onto the desk. Agreed to, they are signed by the active EVM account, once for each
 * chain, and become a session.
 *
 * @returns All that arrived, in order; the list continues to grow.
 */
export function onSignIns({ kit, desk, habits }: Deps, evm: EvmWallet): readonly PeerSignIn[] {
  const signIns: PeerSignIn[] = []

  async function agree(id: number, payload: Payload, approval: PartialApproval): Promise<void> {
    const granted = granting(payload, approval)
    if (granted.chains.length === 0) return refuse(kit, id, NOTHING_LEFT)
    const auths: PeerCacao[] = []
    for (const chain of granted.chains) {
      auths.push(await sign({ kit, habits }, evm, { payload: granted, chain }))
    }
    if (approval.forge !== undefined) forgeNext(kit, approval.forge)
    // The library does not change what it is given; its types are not read-only.
    await kit.approveSessionAuthenticate({ id, auths: auths as never })
  }

  async function settle(id: number, payload: Payload, decision: Decision): Promise<void> {
    if (decision === 'reject') return refuse(kit, id, habits.refusals().session)
    const answer = decision === 'approve' ? { kind: decision } : decision
    return answer.kind === 'fail' ? refuse(kit, id, answer) : agree(id, payload, answer)
  }

  kit.on('session_authenticate', ({ id, params }: WalletKitTypes.SessionAuthenticate) => {
    const { authPayload, requester } = params
    if (signIns.some((known) => known.id === id)) return
    const { domain, aud, nonce, statement = '', chains } = authPayload
    const { name, url } = requester.metadata
    const methods = methodsOf(authPayload)
    signIns.push({ id, site: { name, url }, domain, uri: aud, nonce, statement, chains, methods })
    desk.put((decision) => settle(id, authPayload, decision))
  })
  return signIns
}

function refuse(
  kit: Kit,
  id: number,
  { code, message }: { readonly code: number; readonly message: string },
): Promise<void> {
  return kit.rejectSessionAuthenticate({ id, reason: { code, message } })
}

function granting(payload: Payload, { chains, methods }: PartialApproval): Payload {
  return withGrant(payload, {
    chains: payload.chains.filter((chain) => chains?.includes(chain) ?? true),
    methods: methodsOf(payload).filter((method) => methods?.includes(method) ?? true),
  })
}

async function sign(
  { kit, habits }: Omit<Deps, 'desk'>,
  evm: EvmWallet,
  { payload, chain }: { readonly payload: Payload; readonly chain: string },
): Promise<PeerCacao> {
  const [active = ''] = evm.accounts()
  const address = habits.address(active)
  const iss = `did:pkh:${chain}:${address}`
  const message = kit.formatAuthMessage({ request: payload, iss })
  const signature = await evm.provider.request({
    method: 'personal_sign',
    params: [stringToHex(message), address],
  })
  const { chains: _, type: __, ...fields } = payload
  return { h: { t: 'caip122' }, p: { ...fields, iss }, s: { t: 'eip191', s: String(signature) } }
}

/** The library checks what it is given, so it is changed on its way out. */
function forgeNext(kit: Kit, forge: (signed: readonly PeerCacao[]) => unknown): void {
  // Private there, and its version is pinned.
  const { engine } = Object(Reflect.get(kit.engine, 'signClient'))
  const send = engine.sendResult
  engine.sendResult = (sent: { readonly result: { readonly cacaos: readonly PeerCacao[] } }) => {
    engine.sendResult = send
    return send({ ...sent, result: { ...sent.result, cacaos: forge(sent.result.cacaos) } })
  }
}
