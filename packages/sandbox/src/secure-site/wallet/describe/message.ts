import { type Effect, explain, type WalletRequest } from '@latchkey/explain'
import { SiteError } from '@latchkey/frame/site'
import type { Fact } from '../../approval/approval-request.ts'

type Message = Extract<Effect, { readonly kind: 'message' }>

/** Lists the message that a page wants signed: as text if it is text, else as bytes. */
export async function messageFacts(request: WalletRequest, origin: string): Promise<Fact[]> {
  const { effects } = await explain(request)
  const message = effects.find((effect) => effect.kind === 'message')
  if (message === undefined) throw new SiteError('There is no message to sign')
  return factsOf(message, origin)
}

function factsOf({ text, bytes }: Message, origin: string): Fact[] {
  if (text === undefined)
    return [
      { kind: 'note', text: 'This message can’t be read. It is not text.' },
      { kind: 'data', label: 'Message', data: bytes, isOpen: true },
    ]
  return [...signInFacts(text, origin), { kind: 'text', label: 'Message', text }]
}

/** The sentence of ERC-4361 and of its kin for other networks, wherever it stands: not all who read it are strict. */
const SIGN_IN = /(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+)\s+wants\s+you\s+to\s+sign\s+in\s+with\s+your\s/gi

/** Characters that are not seen, but for ends of lines. */
const UNSEEN = /(?![\n\r])[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** A message that signs in somewhere else than where it is asked for is a stolen one. */
function signInFacts(text: string, origin: string): Fact[] {
  const domains = [...text.replace(UNSEEN, '').matchAll(SIGN_IN)].map(([, domain]) => domain)
  const domain = domains.find((one) => one?.toLowerCase() !== hostOf(origin))
  if (domain === undefined) return []
  return [
    {
      kind: 'note',
      text: 'This message signs in to another site than the one that asks.',
    },
    { kind: 'text', label: 'Signs in to', text: domain },
  ]
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin
}
