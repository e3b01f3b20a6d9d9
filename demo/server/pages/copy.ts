export type Lang = 'en' | 'es';

/** Texts of the host pages around the profile. */
export interface HostCopy {
  skip: string;
  siteNav: string;
  breadcrumb: string;
  home: string;
  plans: string;
  learn: string;
  contact: string;
  profile: string;
  intro: string;
  signIn: string;
  plansFallback: string;
  plansFallbackLink: string;
  pageFallback: string;
  extraHelpFallback: string;
  side: string;
  more: string;
  hours: string;
  hoursText: string;
  footer: string;
  footerText: string;
}

export const hostCopy: Record<Lang, HostCopy> = {
  en: {
    skip: 'Skip to main content',
    siteNav: 'Main',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    plans: 'Plans',
    learn: 'Learn',
    contact: 'Contact',
    profile: 'Your shopper profile',
    intro: 'Everything you saved, in one place.',
    signIn: 'Sign in to see what you saved',
    plansFallback: 'The plans you saved will show here in a moment.',
    plansFallbackLink: 'Browse all plans',
    pageFallback: 'What you saved will show here in a moment.',
    extraHelpFallback: 'People with a limited income may get help with drug costs.',
    side: 'Your profile',
    more: 'Help and more options',
    hours: 'Talk to a person',
    hoursText: 'Every day from 8 a.m. to 8 p.m. local time.',
    footer: 'About this site',
    footerText: 'A made-up company. Nothing on this page is an offer of insurance.',
  },
  es: {
    skip: 'Saltar al contenido principal',
    siteNav: 'Principal',
    breadcrumb: 'Ruta de navegación',
    home: 'Inicio',
    plans: 'Planes',
    learn: 'Aprenda',
    contact: 'Contacto',
    profile: 'Su perfil de comprador',
    intro: 'Todo lo que guardó, en un solo lugar.',
    signIn: 'Inicie sesión para ver lo que guardó',
    plansFallback: 'Los planes que guardó aparecerán aquí en un momento.',
    plansFallbackLink: 'Ver todos los planes',
    pageFallback: 'Lo que guardó aparecerá aquí en un momento.',
    extraHelpFallback:
      'Las personas con ingresos limitados pueden recibir ayuda con el costo de los medicamentos.',
    side: 'Su perfil',
    more: 'Ayuda y más opciones',
    hours: 'Hable con una persona',
    hoursText: 'Todos los días de 8 a.m. a 8 p.m., hora local.',
    footer: 'Sobre este sitio',
    footerText: 'Una empresa inventada. Nada en esta página es una oferta de seguro.',
  },
};
