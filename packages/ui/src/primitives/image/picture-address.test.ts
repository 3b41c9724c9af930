import { expect, test } from 'vitest'
import { readPictureAddress } from './picture-address.ts'

test.each([
  'https://pictures.example/wallet.png',
  'HTTPS://pictures.example/wallet.png',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png;base64,AAAA',
  'blob:https://shop.example/9b1c',
  'http://localhost:4402/wallet.png',
  'http://127.0.0.1:4402/wallet.png',
])('a picture may be loaded from %s', (address) => {
  expect(readPictureAddress(address)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://pictures.example/wallet.png',
  'http://localhost.evil.example/wallet.png',
  'http://localhost@evil.example/wallet.png',
  'file:///etc/passwd',
  '//pictures.example/wallet.png',
  '/wallet.png',
  ' https://pictures.example/wallet.png',
  'java\nscript:alert(1)',
  '',
  undefined,
])('no picture is loaded from %j', (address) => {
  expect(readPictureAddress(address)).toBeUndefined()
})
