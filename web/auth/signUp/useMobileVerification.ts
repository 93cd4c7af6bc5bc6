import { useLoaderData } from '@tanstack/react-router'

/** Whether this market sends a code to the mobile of a new account (contract 2, register). */
export function useMobileVerification(): boolean {
  const { main } = useLoaderData({ from: '__root__' })
  return main.data?.info.verify_mobile ?? false
}
