import { expect, test } from 'vitest'
import { createFakeHttp } from './fake-http.ts'

test('an unexpected request is rejected and reported', async () => {
  const reported: string[] = []
  const http = createFakeHttp((error) => reported.push(error.message))

  const sent = http.send({ method: 'GET', url: 'https://api.test/v1/what?projectId=secret' })

  await expect(sent).rejects.toThrow('Unexpected request: GET https://api.test/v1/what')
  expect(reported).toEqual(['Unexpected request: GET https://api.test/v1/what'])
})

test('an answering function gets the path parameters and the query', async () => {
  const http = createFakeHttp()
  http.on('GET', 'https://api.test/v1/identity/:address', ({ params, query }) => ({
    json: [params['address'], query.get('sender')],
  }))

  const answer = await http.send({
    method: 'GET',
    url: 'https://api.test/v1/identity/a%20b?sender=c',
  })

  expect(answer).toEqual({ status: 200, body: '["a b","c"]' })
})

test('the newest answer wins, and an aborted request rejects at once', async () => {
  const http = createFakeHttp()
  http.on('GET', 'https://api.test/x', { json: 1 })
  http.on('GET', 'https://api.test/x', () => new Promise(() => {}))
  const abort = new AbortController()

  const sent = http.send({ method: 'GET', url: 'https://api.test/x' }, abort.signal)
  abort.abort()

  await expect(sent).rejects.toMatchObject({ code: 'aborted' })
  expect(http.requests).toHaveLength(1)
})
