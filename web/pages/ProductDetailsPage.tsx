import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/local-market/$productId')({ component: Page })

function Page() {
  return <h1 className="content text-h1">ProductDetailsPage</h1>
}
