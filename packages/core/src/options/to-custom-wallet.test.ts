import { expect, test } from 'vitest'
import { toCustomWallet } from './to-custom-wallet.ts'

const OURS = {
  id: 'harbour',
  name: 'Harbour',
  homepage: 'https://harbour.example',
  imageUrl: 'https://harbour.example/icon.png',
  mobileLink: 'harbour://',
  desktopLink: 'harbour-desktop://',
  webappLink: 'https://harbour.example/app',
  appStore: 'https://apps.example/harbour',
  playStore: 'https://play.example/harbour',
}

test('a wallet as the listing writes it is the same as with our own names', () => {
  const listed = {
    id: OURS.id,
    name: OURS.name,
    homepage: OURS.homepage,
    image_url: OURS.imageUrl,
    mobile_link: OURS.mobileLink,
    desktop_link: OURS.desktopLink,
    webapp_link: OURS.webappLink,
    app_store: OURS.appStore,
    play_store: OURS.playStore,
  }

  expect(toCustomWallet(listed)).toEqual(OURS)
  expect(toCustomWallet(OURS)).toEqual(OURS)
})

test('where both are given our own names count', () => {
  const both = { ...OURS, mobile_link: 'other://', image_url: 'https://other.example/' }

  expect(toCustomWallet(both)).toEqual(OURS)
})
