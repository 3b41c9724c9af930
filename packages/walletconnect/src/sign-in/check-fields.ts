import { isPlain, isWebLink, LatchkeyError, type SignInQuestion } from '@latchkey/core/contract'

/** By ERC-4361. */
const NONCE = /^[a-zA-Z0-9]{8,}$/
/** By RFC 3339. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
/** Characters of URIs, by RFC 3986. */
const ADDRESS = /^[\x21-\x7e]+$/

/**
 * Checks that each field of a sign-in appears in the signed text as it is.
 *
 * @throws LatchkeyError `siwx.invalid` with the first wrong field.
 */
export function checkFields(question: SignInQuestion): void {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = question
  const rules: Readonly<Record<keyof SignInQuestion, boolean>> = {
    uri: hostOf(uri) !== undefined,
    domain: hostOf(uri) === domain,
    nonce: NONCE.test(nonce),
    statement: isPlain(statement ?? ''),
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

/** The host of a web page. Whether it is this page is checked by the caller. */
function hostOf(uri: string): string | undefined {
  return isAddress(uri) && isWebLink(uri) ? new URL(uri).host : undefined
}
