/** Mock of a vendor's supplement application, with its first fields. */
(() => {
  const texts = {
    en: {
      heading: 'Add your information',
      intro: 'On a real site the application for this plan begins here.',
      plan: 'Plan',
      zipCode: 'ZIP code',
      year: 'Plan year',
      company: 'Company',
      state: 'State of this form',
      close: 'Close',
    },
    es: {
      heading: 'Agregue su información',
      intro: 'En un sitio real, aquí comienza la solicitud para este plan.',
      plan: 'Plan',
      zipCode: 'Código postal',
      year: 'Año del plan',
      company: 'Compañía',
      state: 'Estado de este formulario',
      close: 'Cerrar',
    },
  };
  const state = new URL(document.currentScript.src).searchParams.get('state') ?? '';

  async function open({ planName, planCode, zipCode, planYear, legalEntity }) {
    const { make } = await import('./profile.js');
    const t = texts[document.documentElement.lang] ?? texts.en;
    const heading = make('h2', { id: 'demo-medsupp-heading' }, t.heading);
    const facts = [
      [t.plan, planName ? `${planName} (${planCode})` : planCode],
      [t.zipCode, zipCode],
      [t.year, planYear],
      [t.company, legalEntity],
      [t.state, state],
    ].filter(([, value]) => value);
    const close = make('button', { type: 'button' }, t.close);
    const dialog = make(
      'dialog',
      { className: 'demo-tool' },
      heading,
      make('p', {}, t.intro),
      make(
        'dl',
        {},
        ...facts.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
      ),
      close,
    );
    dialog.setAttribute('aria-labelledby', heading.id);
    close.addEventListener('click', () => dialog.close());
    // Escape also closes it. The browser returns focus to the element that had it.
    dialog.addEventListener('close', () => {
      dialog.remove();
      window.dispatchEvent(new CustomEvent('medsuppClosed'));
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  window.addEventListener('openAddYourInfo', ({ detail }) => void open(detail));
})();
