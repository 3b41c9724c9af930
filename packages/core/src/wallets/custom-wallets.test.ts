import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { obtainable } from './custom-wallets.ts'

const { blocked = [] } = readVectors<{ link: string }>('wallet-links')

test.each(blocked)('a website’s own wallet with the links $link has no links', ({ link }) => {
  const wallet = obtainable({
    id: 'own',
    name: 'Own',
    imageUrl: link,
    homepage: link,
    appStore: link,
    playStore: link,
    mobileLink: link,
    desktopLink: link,
    webappLink: link,
  })

  expect(wallet).toEqual({ id: 'own', name: 'Own' })
})

test('web pages are not application schemes', () => {
  const link = 'heron://open'

  const wallet = obtainable({
    id: 'own',
    name: 'Own',
    homepage: link,
    webappLink: link,
    mobileLink: link,
    desktopLink: link,
  })

  expect(wallet).toEqual({ id: 'own', name: 'Own', mobileLink: link, desktopLink: link })
})

test('a scheme without a path opens its application', () => {
  const wallet = obtainable({ id: 'own', name: 'Own', mobileLink: 'heron:', desktopLink: 'heron' })

  expect(wallet).toMatchObject({ mobileLink: 'heron://', desktopLink: 'heron://' })
})
