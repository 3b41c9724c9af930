import type { Fact } from '../../approval/approval-request.ts'

/** What a page wants signed: text where it is text, else its bytes. */
export function messageFacts(bytes: Uint8Array, origin: string): Fact[] {
  const text = readText(bytes)
  if (text === undefined)
    return [
      { kind: 'note', tone: 'warn', text: 'This message can’t be read. It is not text.' },
      { kind: 'data', label: 'Message', data: toHexText(bytes), isOpen: true },
    ]
  return [...signInFacts(text, origin), { kind: 'text', label: 'Message', text }]
}

/** A message that signs in somewhere else than where it is asked for is a stolen one. */
function signInFacts(text: string, origin: string): Fact[] {
  const domain = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your /i.exec(
    text,
  )?.[1]
  if (domain === undefined || domain.toLowerCase() === hostOf(origin)) return []
  return [
    {
      ...{ kind: 'note', tone: 'warn' },
      text: 'This message signs in to another site than the one that asks.',
    },
    { kind: 'text', label: 'Signs in to', text: domain },
  ]
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin
}

/** @returns The text that these bytes are; undefined when they are not text. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function toHexText(bytes: Uint8Array): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
