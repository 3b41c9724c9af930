import { expect, test } from 'vitest'
import { aSnapshot, recordActions } from '../../testing/a-snapshot.ts'
import { NO_LOGIN } from '../../testing/with-auth.ts'
import { upgradeModel } from './upgrade-email-wallet.model.ts'

function modelOf(dashboardUrl: string | undefined) {
  const { actions, calls } = recordActions()
  const snapshot = aSnapshot({ auth: { ...NO_LOGIN, dashboardUrl } })
  return { model: upgradeModel(snapshot, actions), calls }
}

test('the page is named by its host and path, with the site’s own picture', () => {
  const { model, calls } = modelOf('https://secure.example:8443/dashboard')

  expect(model).toMatchObject({
    place: 'secure.example:8443/dashboard',
    picture: 'https://secure.example:8443/favicon.ico',
  })
  model?.open()
  expect(calls.map((call) => call.trim())).toEqual(['auth.openDashboard'])
})

test('without such a page there is no link', () => {
  expect(modelOf(undefined).model).toBeUndefined()
})
