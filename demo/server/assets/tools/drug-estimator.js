/** Mock of a vendor's drug cost estimator: drugs of a real formulary, any of which can be saved. */
(() => {
  const texts = {
    en: {
      intro: 'Drugs of the formulary. Save the ones you take.',
      tier: 'Tier',
      save: 'Save',
      saved: 'saved',
      failed: 'This could not be saved.',
      done: 'Done',
    },
    es: {
      intro: 'Medicamentos del formulario. Guarde los que toma.',
      tier: 'Nivel',
      save: 'Guardar',
      saved: 'guardado',
      failed: 'No se pudo guardar.',
      done: 'Listo',
    },
  };

  async function mount(container, { values }) {
    const [{ default: drugs }, { changeList, make, readList, sentenceCase }] = await Promise.all([
      import('/demo/data/drugs.js'),
      import('/demo/tools/profile.js'),
    ]);
    const t = texts[values.locale] ?? texts.en;
    const saved = new Set(
      (await readList(values.uuid, 'drugs').catch(() => [])).map(({ nationalDrugCode }) => nationalDrugCode),
    );
    const status = make('p', { role: 'status' });

    async function save(drug, name, button) {
      const unit = drug.unit.split('/')[0];
      try {
        await changeList(values.uuid, 'drugs', (list) => [
          ...list.filter(({ nationalDrugCode }) => nationalDrugCode !== drug.ndc),
          {
            drugName: name,
            drugDosage: `${name} ${drug.strength} ${unit} tablet`,
            drugQuantity: 1,
            drugFrequency: 'Day',
            drugSupplyLength: 30,
            nationalDrugCode: drug.ndc,
          },
        ]);
        button.disabled = true;
        status.textContent = `${name}: ${t.saved}`;
      } catch {
        status.textContent = t.failed;
      }
    }

    const rows = drugs.rows.map((drug) => {
      const name = sentenceCase(drug.name);
      const isSaved = saved.has(drug.ndc);
      const button = make(
        'button',
        { type: 'button', disabled: isSaved, ariaLabel: `${t.save}: ${name}` },
        isSaved ? t.saved : t.save,
      );
      button.addEventListener('click', () => void save(drug, name, button));
      const detail = `${drug.strength} ${drug.unit.split('/')[0]} · ${t.tier} ${drug.tiers.drugPlan}`;
      return make('li', {}, make('div', {}, make('strong', {}, name), make('p', {}, detail)), button);
    });

    const done = make('button', { type: 'button' }, t.done);
    // Dispatches the event, like a tool that does not support `onClose`.
    done.addEventListener('click', () => window.dispatchEvent(new CustomEvent('demoEstimatorClosed')));
    container.classList.add('demo-tool');
    container.append(make('p', {}, t.intro), status, make('ul', { className: 'tool-list' }, ...rows), done);
    return () => container.replaceChildren();
  }

  window.demoDrugEstimator = { mount };
})();
