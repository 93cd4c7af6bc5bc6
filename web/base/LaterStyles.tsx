import laterHref from './later.css?url'

/** The style sheet of what comes after a first load: the account, signing in, the cart. Waits for it before it is drawn. */
export function LaterStyles() {
  return <link rel="stylesheet" href={laterHref} precedence="later" />
}
