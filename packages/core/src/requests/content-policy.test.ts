import { expect, test } from 'vitest'
import type { RequestedHost } from '../contract/index.ts'
import { contentPolicy } from './content-policy.ts'

const request = (kind: RequestedHost['kind'], origin: string): RequestedHost => {
  return { kind, origin, reason: 'Test', when: 'Always' }
}

const REQUESTS = [
  request('connect', 'https://one.example'),
  request('connect', 'https://two.example'),
  request('connect', 'https://one.example'),
  request('websocket', 'wss://relay.example'),
  request('frame', 'https://frame.example'),
  request('window', 'https://window.example'),
  request('image', "'self'"),
  request('image', 'https:'),
]

test('a site whose scripts and styles are its own files has this policy', () => {
  expect(contentPolicy(REQUESTS)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; " +
      'connect-src https://one.example https://two.example wss://relay.example; ' +
      "frame-src https://frame.example; img-src data: 'self'; object-src 'none'; base-uri 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test('a site that marks its scripts and styles names its mark alone', () => {
  expect(contentPolicy(REQUESTS, { nonce: 'abc' })).toContain(
    "; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; connect-src",
  )
})

test('a site may allow pictures wherever they are, and a policy of its bundler', () => {
  const policy = contentPolicy(REQUESTS, { allowsAnyPicture: true, trustedTypes: ['webpack'] })

  expect(policy).toContain("img-src data: 'self' https:;")
  expect(policy).toMatch(/; trusted-types webpack$/)
})

test('where nothing is framed or requested no rule allows it', () => {
  expect(contentPolicy([])).not.toMatch(/connect-src|frame-src/)
})
