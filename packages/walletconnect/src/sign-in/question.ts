import { LatchkeyError, type SignInQuestion } from '../../contract/index.ts'
import { isWebLink } from '../../contract/web-link.ts'

/** What would break a line of the text, turn its direction, or not be seen. Source: rule S17. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\ufeff]/u
/** Source: ERC-4361. */
const NONCE = /^[a-zA-Z0-9]{8,}$/
/** Source: RFC 3339. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
/** Characters of addresses. Source: RFC 3986. */
const ADDRESS = /^[\x21-\x7e]+$/

/**
 * Refuses a question that the text would not hold as it is.
 *
 * @throws LatchkeyError `siwx.invalid`, with the first field that is wrong.
 */
export function checkQuestion(question: SignInQuestion): void {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = question
  const rules: Readonly<Record<keyof SignInQuestion, boolean>> = {
    uri: hostOf(uri) !== undefined,
    domain: hostOf(uri) === domain,
    nonce: NONCE.test(nonce),
    statement: !UNFIT.test(statement ?? ''),
    expirationTime: isTime(expirationTime),
    notBefore: isTime(notBefore),
    resources: (resources ?? []).every((each) => isAddress(each) && !/^urn:recap:/i.test(each)),
  }
  const field = Object.entries(rules).find(([, isRight]) => !isRight)?.[0]
  if (field !== undefined) throw new LatchkeyError('siwx.invalid', { field })
}

function isTime(value: string | undefined): boolean {
  return value === undefined || (TIME.test(value) && !Number.isNaN(Date.parse(value)))
}

function isAddress(value: string): boolean {
  return ADDRESS.test(value) && URL.canParse(value)
}

/** Of a page of the web; whether it is this page's is for whoever asks the question to see to. */
function hostOf(uri: string): string | undefined {
  return isAddress(uri) && isWebLink(uri) ? new URL(uri).host : undefined
}
