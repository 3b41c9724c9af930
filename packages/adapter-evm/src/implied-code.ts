import { isLatchkeyError, RPC_CODES } from '@latchkey/core/contract'

/** Where wallets and libraries put the error that they pass on. */
const INSIDE = ['data', 'originalError', 'cause', 'error', 'info', 'value', 'details', 'body']
/** Where they say what happened. */
const WORDS = ['code', 'name', 'message', 'shortMessage', 'details', 'description']
/** Limits what is read of an error that a hostile wallet made. */
const MAX_PARTS = 12
const MAX_LENGTH = 1_000

/** A code in a text: of an error that was written as JSON, or of nothing but the code. */
const CODE = /\bcode"?\s*[:=]?\s*"?(-?\d{4,6})\b|^\s*(-?\d{4,6})\s*$/i

const OWNER =
  '(?:\\b(?:user|owner|signer)\\b(?! ?op)|usuario|usuário|utilisateur|benutzer|nutzer|' +
  'пользовател|kullanıcı|người dùng|pengguna|用户|用戶|使用者|ユーザー|사용자)'
const REFUSED =
  '(?:reject|deni|deny|declin|cancel|refus|abort|disapprov|dismiss|' +
  'closed (?:the )?(?:modal|popup|pop-up|window)|not (?:approv|accept|confirm|sign|grant)|rechaz|rejeit|rejet|recus|annul|abgelehnt|abgebrochen|' +
  'отклон|отмен|reddet|iptal|từ chối|hủy|tolak|batal|拒绝|拒絕|取消|拒否|キャンセル|거부|거절|취소)'
const REQUEST = '(?:action|request|transaction|tx|signature|signing|sign|connection)'

/** Words that say a code. The first that match count. */
const MEANINGS: readonly (readonly [code: number, words: RegExp])[] = [
  [RPC_CODES.userRejected, new RegExp(`${OWNER}.{0,40}${REFUSED}|${REFUSED}.{0,20}${OWNER}`, 'is')],
  [
    RPC_CODES.userRejected,
    new RegExp(
      `^(?:error: )?(?:the |your )?(?:${REQUEST} )?(?:was |has been |is )?` +
        `(?:rejected|reject|denied|declined|cancell?ed|cancel|dismissed)` +
        `(?: ${REQUEST})?(?: error)?[.!]?$`,
      'i',
    ),
  ],
  [
    RPC_CODES.pending,
    /already (?:pending|processing|open|in progress|waiting)|request.{0,30} pending/i,
  ],
]

/** A contract that fails may say anything. */
const OF_CONTRACT = /revert/i

/**
 * The code that an error of a wallet means, where it is not where EIP-1193 has it: inside another error, as
 * text, by its name as in ethers, or in words only.
 *
 * @param known - The codes that are looked for.
 * @returns undefined where the error says none of them.
 */
export function impliedCode(thrown: unknown, known: ReadonlySet<number>): number | undefined {
  const parts = partsOf(thrown)
  if (parts.some((part) => isLatchkeyError(part))) return undefined
  const texts = parts.flatMap(textsOf)
  const numbers = parts.map((part) => at(part, 'code')).filter((each) => typeof each === 'number')
  const code = [...numbers, ...texts.map(codeIn)].find((each) => known.has(each))
  if (code !== undefined || texts.some((text) => OF_CONTRACT.test(text))) return code
  return MEANINGS.find(([, words]) => texts.some((text) => words.test(text)))?.[0]
}

/** The error and the errors inside it, the outermost first. */
function partsOf(thrown: unknown): readonly unknown[] {
  const parts: unknown[] = [thrown]
  for (const part of parts) {
    const inside = INSIDE.map((key) => at(part, key)).filter(
      (each) => each !== undefined && !parts.includes(each),
    )
    parts.push(...inside.slice(0, MAX_PARTS - parts.length))
  }
  return parts
}

function textsOf(part: unknown): readonly string[] {
  const texts = [part, ...WORDS.map((key) => at(part, key))]
  return texts.filter((text) => typeof text === 'string').map(toWords)
}

/** `ACTION_REJECTED` and `UserRejectedRequestError` are words, too. */
function toWords(text: string): string {
  const words = text.slice(0, MAX_LENGTH).replaceAll('_', ' ')
  return words.replace(/([a-z])(?=[A-Z])/g, '$1 ').trim()
}

function codeIn(text: string): number {
  const [, named, alone] = CODE.exec(text) ?? []
  return Number(named ?? alone)
}

function at(value: unknown, key: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  } catch {
    // An error of a wallet may throw when it is read.
    return undefined
  }
}
