import { safeImage, type Wallet } from '../contract/index.ts'

/**
 * The wallet with the picture that the website has for it, where it has one.
 *
 * @param images - Addresses of pictures, by wallet id or rdns.
 */
export function withOwnPicture(wallet: Wallet, images: Readonly<Record<string, string>>): Wallet {
  const { id, rdns = id } = wallet
  const key = [id, rdns].find((each) => Object.hasOwn(images, each))
  const icon = key === undefined ? undefined : safeImage(images[key] ?? '')
  return icon === undefined ? wallet : { ...wallet, icon }
}
