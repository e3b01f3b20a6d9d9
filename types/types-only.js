// What `shopper-profile/react`, `/vue` and `/svelte` say is for TypeScript alone.
export {};
